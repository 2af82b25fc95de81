import { makeStyles, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui/theme';

const phone = '@media (max-width: 640px)';

/** A word and its sentence in one line, its further sentences below while one writes. */
export const useRowStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '32px 32px minmax(0, 2fr) minmax(0, 4fr) 112px 40px',
    alignItems: 'start',
    gap: '0 8px',
    minHeight: '48px',
    padding: '4px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    backgroundColor: tokens.colorNeutralBackground1,
    // Rows that are out of sight cost nothing, however many there are.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 48px',
    [phone]: { gridTemplateColumns: '24px minmax(0, 1fr) auto 40px', padding: '6px 8px' },
  },
  open: { boxShadow: `inset 0 0 0 2px ${look.colors.teal.strong}`, borderRadius: look.radiusCard },
  lifted: { opacity: 0.4 },
  over: { boxShadow: `inset 0 3px 0 ${look.colors.teal.strong}` },
  fields: { display: 'contents' },
  grip: {
    display: 'grid',
    placeItems: 'center',
    height: '40px',
    color: tokens.colorNeutralForeground3,
    cursor: 'grab',
    touchAction: 'none',
    [phone]: { display: 'none' },
  },
  number: { lineHeight: '40px', color: tokens.colorNeutralForeground3, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  input: {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '40px',
    padding: '0 10px',
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase400,
    textOverflow: 'ellipsis',
    '::placeholder': { color: tokens.colorNeutralForeground4 },
    ':hover': { border: `1px solid ${tokens.colorNeutralStroke1}` },
    ':focus': {
      border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
      backgroundColor: tokens.colorNeutralBackground1,
      outline: 'none',
    },
  },
  word: { fontWeight: tokens.fontWeightSemibold },
  sentences: { display: 'grid', minWidth: 0, [phone]: { gridColumn: '2 / -1', gridRow: '2' } },
  more: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, padding: '0 11px 4px' },
  kind: { justifySelf: 'start', paddingTop: '6px' },
  tools: {
    gridColumn: '3 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    padding: '4px 0 8px',
    [phone]: { gridColumn: '1 / -1' },
  },
  select: { minWidth: '120px' },
});
