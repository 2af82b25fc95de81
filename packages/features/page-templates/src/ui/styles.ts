import { makeStyles, tokens } from '@fluentui/react-components';

/** Templates as cards, and the fields above them. */
export const useTemplateStyles = makeStyles({
  stack: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  filters: { display: 'flex', flexWrap: 'wrap', gap: '12px 24px', alignItems: 'end' },
  grow: { flexGrow: 1, flexBasis: '240px', minWidth: 0 },
  list: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  card: { display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '1fr auto', height: '100%' },
  words: { display: 'grid', gap: '8px', alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
  title: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  link: { color: tokens.colorNeutralForeground1, textDecorationLine: 'none', ':hover': { textDecorationLine: 'underline' } },
  text: { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' },
  push: { marginLeft: 'auto' },
});
