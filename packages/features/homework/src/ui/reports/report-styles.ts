import { makeStyles, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui';

export const useReportStyles = makeStyles({
  frame: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', justifyContent: 'end', '@media print': { display: 'none' } },
  scroll: { overflowX: 'auto' },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th': { textAlign: 'left', fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground2, whiteSpace: 'nowrap' },
    '& th, & td': { padding: '8px 10px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}`, verticalAlign: 'top' },
  },
  count: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  oneLine: { whiteSpace: 'nowrap' },
  zero: { color: tokens.colorNeutralForegroundDisabled },
  bars: { display: 'grid', gap: '8px' },
  bar: { display: 'grid', gridTemplateColumns: '100px minmax(0, 1fr) 96px', gap: '10px', alignItems: 'center' },
  track: { height: '20px', borderRadius: look.radiusChip, backgroundColor: tokens.colorNeutralBackground3, overflow: 'hidden' },
  filled: { height: '100%', borderRadius: look.radiusChip, minWidth: '4px' },
  heading: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  feedback: { display: 'grid', gap: '4px', justifyItems: 'start' },
});
