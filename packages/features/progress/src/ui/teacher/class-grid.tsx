import { makeStyles, tokens } from '@fluentui/react-components';
import { Clock16Regular } from '@fluentui/react-icons/svg/clock';
import { look } from '@pausenplatz/kernel-ui';

/** A table of children and what a trainer asks: a name that stays at the left, a coloured cell for each thing, a legend below. */
export const useClassGridStyles = makeStyles({
  words: { maxWidth: look.readingWidth },
  title: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  lead: { color: tokens.colorNeutralForeground2 },
  scroll: { overflowX: 'auto' },
  table: { width: '100%', borderCollapse: 'separate', borderSpacing: '4px', fontVariantNumeric: 'tabular-nums' },
  column: {
    padding: '4px',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'center',
    whiteSpace: 'nowrap',
  },
  child: {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    padding: 0,
    textAlign: 'left',
    fontWeight: tokens.fontWeightRegular,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  cell: { minWidth: '40px', height: '36px', padding: 0, borderRadius: '8px', textAlign: 'center', fontSize: tokens.fontSizeBase300 },
  untouched: {
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground3,
    boxShadow: `inset 0 0 0 1px ${look.colors.grey.surface}`,
  },
  begun: { backgroundColor: look.colors.yellow.surface, color: look.colors.yellow.ink },
  almost: { backgroundColor: look.colors.teal.surface, color: look.colors.teal.ink },
  secure: { backgroundColor: look.colors.teal.strong, color: look.colors.teal.onStrong, fontWeight: tokens.fontWeightSemibold },
  legend: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 16px',
    alignItems: 'center',
    margin: '12px 0 0',
    padding: 0,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase200,
  },
});

const useStyles = makeStyles({
  name: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    width: '100%',
    minHeight: '36px',
    padding: '0 12px 0 4px',
    border: 'none',
    borderRadius: '8px',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textAlign: 'left',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { backgroundColor: look.colors.teal.surface, color: look.colors.teal.ink },
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}` },
  },
  number: { minWidth: '1.6em', color: tokens.colorNeutralForeground3, textAlign: 'right' },
});

interface GridChildProps {
  readonly pupil: { readonly number: number; readonly firstName: string; readonly lastName: string };
  /** How much time it has, where that is not the usual. */
  readonly time: string | null;
  readonly onOpen: () => void;
}

/** The head of a child's row; a press opens what there is of it. */
export function GridChild({ pupil, time, onOpen }: GridChildProps) {
  const grid = useClassGridStyles();
  const styles = useStyles();
  return (
    <th scope="row" className={grid.child}>
      <button type="button" className={styles.name} onClick={onOpen}>
        <span className={styles.number}>{pupil.number}</span>
        {pupil.firstName} {pupil.lastName}
        {time !== null && <Clock16Regular role="img" aria-label={time} title={time} />}
      </button>
    </th>
  );
}
