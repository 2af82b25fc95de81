import { makeStyles, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui';

/** What lists and boards with cards have alike: the head, the sentence below it, and what one does at the foot. */
export const useBoardStyles = makeStyles({
  card: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  title: {
    margin: 0,
    flex: '1 1 200px',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightBold,
    overflowWrap: 'anywhere',
  },
  hint: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', '@media print': { display: 'none' } },
  big: { minHeight: look.touchPupil },
});
