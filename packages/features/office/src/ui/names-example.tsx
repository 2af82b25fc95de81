import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowSwap20Regular } from '@fluentui/react-icons/svg/arrow-swap';
import { namesTexts as texts } from '../texts.names.ts';

const useStyles = makeStyles({
  box: {
    display: 'grid',
    gap: '8px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  title: { fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold, margin: 0 },
  table: {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    '& td, & th': { padding: '4px 12px 4px 0', textAlign: 'left', verticalAlign: 'top', overflowWrap: 'anywhere' },
    '& th': { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular, fontSize: tokens.fontSizeBase200 },
  },
});

const shown = 3;

interface NamesExampleProps {
  readonly people: readonly { readonly line: number; readonly firstName: string; readonly lastName: string }[];
  /** Null where swapping makes no other names. */
  readonly onSwap: (() => void) | null;
}

/** The first children of a list as they will be, before anything is made: whoever sees the names swapped swaps them back. */
export function NamesExample({ people, onSwap }: NamesExampleProps) {
  const styles = useStyles();
  if (people.length === 0) return null;
  return (
    <section className={styles.box} aria-label={texts.title}>
      <h3 className={styles.title}>{texts.title}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.firstName}</th>
            <th scope="col">{texts.lastName}</th>
          </tr>
        </thead>
        <tbody>
          {people.slice(0, shown).map(({ line, firstName, lastName }) => (
            <tr key={line}>
              <td>{firstName}</td>
              <td>{lastName}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {onSwap && (
        <Button icon={<ArrowSwap20Regular />} onClick={onSwap}>
          {texts.swap}
        </Button>
      )}
    </section>
  );
}
