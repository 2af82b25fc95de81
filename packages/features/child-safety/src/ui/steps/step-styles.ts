import { makeStyles, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui/theme';

/** Large letters and no colour: the four colours are the answer. */
export const useStepStyles = makeStyles({
  step: { display: 'grid', gap: '20px', gridTemplateColumns: 'minmax(0, 1fr)', '@media print': { display: 'none' } },
  heading: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, fontWeight: tokens.fontWeightBold },
  help: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    color: tokens.colorNeutralForeground2,
    maxWidth: look.readingWidth,
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  big: { minHeight: '56px', fontSize: tokens.fontSizeBase400 },
  rows: { display: 'grid', gap: '16px', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gap: '12px 16px',
    gridTemplateColumns: '180px 180px minmax(0, 1fr) auto',
    alignItems: 'start',
    paddingBottom: '16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (min-width: 481px) and (max-width: 820px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
    '@media (max-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  kind: { '@media (max-width: 480px)': { gridColumn: '1 / -1', gridRow: '2' } },
  words: {
    '@media (min-width: 481px) and (max-width: 820px)': { gridColumn: '1 / -1', gridRow: '2' },
    '@media (max-width: 480px)': { gridColumn: '1 / -1', gridRow: '3' },
  },
  bin: { marginTop: '24px' },
  sign: { maxWidth: '420px' },
  scale: {
    display: 'grid',
    gap: '8px',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
