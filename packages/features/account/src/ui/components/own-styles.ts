import { makeStyles, tokens } from '@fluentui/react-components';

/** What the cards of the own account share. */
export const useOwnStyles = makeStyles({
  form: { display: 'grid', gap: '14px', gridTemplateColumns: 'minmax(0, 1fr)' },
  pair: { display: 'grid', gap: '14px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  list: { display: 'grid', gap: '4px', listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '10px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottomStyle: 'none' },
  },
  words: { display: 'grid', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  strong: { fontWeight: tokens.fontWeightSemibold, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  code: { fontSize: tokens.fontSizeBase600, fontWeight: tokens.fontWeightSemibold, letterSpacing: '0.08em', overflowWrap: 'anywhere' },
  soft: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
});
