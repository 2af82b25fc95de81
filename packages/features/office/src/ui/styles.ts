import { makeStyles, tokens } from '@fluentui/react-components';

/** Looks that the administration's lists share. */
export const useListStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid' },
  row: {
    minHeight: '56px',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    padding: '8px 4px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottom: 'none' },
  },
  words: { flexGrow: 1, flexBasis: '180px', minWidth: 0, overflowWrap: 'break-word', hyphens: 'auto' },
  /** Beside two buttons, also on a phone. */
  short: { flexGrow: 1, flexBasis: '60px', minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' },
  form: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  stack: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px', marginBottom: '12px' },
  title: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: tokens.fontWeightSemibold, margin: 0 },
  link: { color: tokens.colorBrandForegroundLink, textUnderlineOffset: '3px' },
  chips: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  code: { fontSize: tokens.fontSizeBase600, fontWeight: tokens.fontWeightSemibold, letterSpacing: '0.08em', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2 },
});
