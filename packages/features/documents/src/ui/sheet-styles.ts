import { makeStyles, tokens } from '@pausenplatz/kernel-ui/theme';

const line = `1px solid ${tokens.colorNeutralStroke2}`;

const useStyles = makeStyles({
  sheet: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // A sheet of paper is white in the dark too.
    '& canvas': {
      display: 'block',
      width: '100%',
      height: 'auto',
      backgroundColor: '#fff',
      borderRadius: '4px',
      boxShadow: '0 1px 6px rgba(0, 0, 0, 0.28)',
      '@media print': { boxShadow: 'none', breakAfter: 'page' },
    },
    '& pre, & article': { margin: 0, minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.6 },
    '& pre': { padding: '16px', whiteSpace: 'pre-wrap', fontFamily: 'inherit' },
    '& article': { padding: 'clamp(8px, 3vw, 32px)', maxWidth: '78ch', width: '100%', boxSizing: 'border-box', marginInline: 'auto' },
    '& article p': { margin: '0 0 0.75em' },
    '& article img': { maxWidth: '100%', height: 'auto' },
    '& h2, & h3, & h4, & h5': { margin: '0.75em 0 0.4em', lineHeight: 1.25 },
    '& ul, & ol': { paddingLeft: '1.5em' },
    '& a': { color: tokens.colorBrandForegroundLink },
    '& [role="region"]': { overflowX: 'auto', maxWidth: '100%', '@media print': { overflowX: 'visible' } },
    '& table': { borderCollapse: 'collapse', minWidth: 'min(100%, 20rem)' },
    '& td, & th': { padding: '6px 10px', textAlign: 'left', verticalAlign: 'top', border: line },
    '& td p:last-child': { marginBottom: 0 },
    '& td[data-number]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    '& th': {
      backgroundColor: tokens.colorNeutralBackground3,
      color: tokens.colorNeutralForeground2,
      fontWeight: tokens.fontWeightRegular,
    },
  },
});

/** The class of a place in which a document is drawn: sheets of a PDF, words, tables. */
export const useSheetStyles = (): string => useStyles().sheet;
