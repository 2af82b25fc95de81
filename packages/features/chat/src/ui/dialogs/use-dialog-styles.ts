import { makeStyles, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui';

export const useDialogStyles = makeStyles({
  fields: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  part: { display: 'grid', gap: '2px', justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '2px', gridTemplateColumns: 'minmax(0, 1fr)' },
  person: { display: 'flex', alignItems: 'center', gap: '12px', minHeight: look.touch },
  name: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  choice: {
    display: 'grid',
    maxHeight: '260px',
    overflowY: 'auto',
    padding: '4px 8px',
    borderRadius: look.radiusCard,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  report: { display: 'grid', gap: '4px', padding: '12px', borderRadius: look.radiusCard, backgroundColor: tokens.colorNeutralBackground3 },
  words: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '4px' },
});
