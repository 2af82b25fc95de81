import { look, makeStyles, tokens } from '@pausenplatz/kernel-ui/theme';

const weekGap = 8;

/** So many days beside each other, where each has room. They are counted beforehand: those of a page that still arrives stay in place. */
const daysBeside = (count: number) => {
  const share = `calc((100% - ${(count - 1) * weekGap}px) / ${count} - 1px)`;
  return { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(140px, ${share})), 1fr))` };
};

export const dayCounts = [1, 2, 3, 4, 5, 6, 7] as const;

export const useDayStyles = makeStyles({
  1: daysBeside(1),
  2: daysBeside(2),
  3: daysBeside(3),
  4: daysBeside(4),
  5: daysBeside(5),
  6: daysBeside(6),
  7: daysBeside(7),
});

export const useBlockStyles = makeStyles({
  card: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '16px',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: look.shadowCard,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  steps: { display: 'flex', gap: '4px', alignItems: 'center' },
  more: {
    justifySelf: 'start',
    minHeight: '44px',
    paddingInline: '16px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: look.radiusPicture,
    backgroundColor: 'transparent',
    color: 'inherit',
    fontSize: 'inherit',
    fontFamily: 'inherit',
    cursor: 'pointer',
  },
  step: {
    minWidth: '44px',
    minHeight: '44px',
    border: 'none',
    borderRadius: look.radiusPicture,
    backgroundColor: 'transparent',
    color: 'inherit',
    fontSize: tokens.fontSizeBase400,
    fontFamily: 'inherit',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground3 },
  },
  beside: { minHeight: '44px', display: 'grid', alignContent: 'center' },
  week: { display: 'grid', gap: `${weekGap}px` },
  day: {
    display: 'grid',
    gap: '6px',
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minWidth: 0,
    padding: '10px',
    borderRadius: look.radiusPicture,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  /** Entries of a box lie beside each other, as on the board. */
  wide: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))', alignItems: 'start' },
  today: { outline: `2px solid ${tokens.colorBrandStroke1}`, outlineOffset: '-2px' },
  dayName: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '6px', gridTemplateColumns: 'minmax(0, 1fr)' },
  task: {
    padding: '6px 8px 6px 12px',
    borderRadius: look.radiusPicture,
    backgroundColor: tokens.colorNeutralBackground1,
    borderLeft: '4px solid currentColor',
    overflowWrap: 'break-word',
    hyphens: 'auto',
  },
  words: { color: tokens.colorNeutralForeground1 },
  done: { textDecorationLine: 'line-through', color: tokens.colorNeutralForeground3 },
  event: { padding: '6px 8px', borderRadius: look.radiusPicture, overflowWrap: 'break-word', hyphens: 'auto' },
  small: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
  line: { display: 'grid', gridTemplateColumns: 'minmax(84px, auto) minmax(0, 1fr)', gap: '12px', alignItems: 'start' },
  date: { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightSemibold },
});

/** Ink of a subject's colour, for the stripe and its name. */
export const useInkStyles = makeStyles({
  teal: { color: look.colors.teal.ink },
  blue: { color: look.colors.blue.ink },
  violet: { color: look.colors.violet.ink },
  pink: { color: look.colors.pink.ink },
  red: { color: look.colors.red.ink },
  orange: { color: look.colors.orange.ink },
  yellow: { color: look.colors.yellow.ink },
  green: { color: look.colors.green.ink },
  grey: { color: look.colors.grey.ink },
});
export const useEventStyles = makeStyles({ event: { backgroundColor: look.colors.yellow.surface, color: look.colors.yellow.ink } });
