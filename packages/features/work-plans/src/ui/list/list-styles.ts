import { makeStyles, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui';

/** Cards of plans. */
export const useListStyles = makeStyles({
  list: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  card: { position: 'relative', display: 'grid', gap: '12px', alignContent: 'start', height: '100%' },
  head: { display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: '8px' },
  title: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  link: { color: tokens.colorNeutralForeground1, textDecorationLine: 'none', ':hover': { textDecorationLine: 'underline' } },
  // The whole card opens; what is pressed on it lies above.
  whole: { '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: look.radiusCard } },
  above: { position: 'relative', zIndex: 1 },
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' },
  quiet: { color: tokens.colorNeutralForeground2 },
  classes: { display: 'grid', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  push: { marginLeft: 'auto' },
  filters: { display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'end' },
  grow: { flexGrow: 1, minWidth: 'min(240px, 100%)' },
  heading: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, fontWeight: tokens.fontWeightSemibold },
  stack: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
});
