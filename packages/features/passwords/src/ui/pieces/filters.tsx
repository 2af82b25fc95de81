import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui';

const useStyles = makeStyles({
  filters: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' },
  filter: {
    minHeight: look.touch,
    padding: '4px 16px',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    font: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: look.radiusChip,
    cursor: 'pointer',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
  on: { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

interface FiltersProps<Name extends string> {
  readonly label: string;
  readonly kinds: readonly { readonly name: Name; readonly label: string; readonly count: number }[];
  readonly used: Name;
  readonly note: string | null;
  readonly onChoose: (name: Name) => void;
}

/** Which entries are shown: a button for each kind with how many there are. */
export function Filters<Name extends string>({ label, kinds, used, note, onChoose }: FiltersProps<Name>) {
  const styles = useStyles();
  return (
    <div className={styles.filters} role="group" aria-label={label}>
      {kinds.map((kind) => (
        <button
          key={kind.name}
          type="button"
          className={mergeClasses(styles.filter, kind.name === used && styles.on)}
          aria-pressed={kind.name === used}
          onClick={() => onChoose(kind.name)}
        >
          {kind.label} <span>{kind.count}</span>
        </button>
      ))}
      {note !== null && <span className={styles.quiet}>{note}</span>}
    </div>
  );
}
