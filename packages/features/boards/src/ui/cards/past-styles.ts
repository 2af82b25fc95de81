import { makeStyles, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui';

/** What was, one below the other, each with the way back. */
export const usePastStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '8px' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '8px 12px',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  text: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  when: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
});
