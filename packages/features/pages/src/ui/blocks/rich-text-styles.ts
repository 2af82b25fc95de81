import { boxColors } from '../../contract/box-colors.ts';
import { look, makeStyles, tokens } from '@pausenplatz/kernel-ui/theme';

/** A check list: a square, and a tick in it for what is done; drawn by lines, so that it is there on paper too. */
const check = {
  boxSizing: 'border-box',
  flexShrink: 0,
  width: '1.1em',
  height: '1.1em',
  marginTop: '0.25em',
  border: `2px solid ${tokens.colorBrandForeground1}`,
  borderRadius: tokens.borderRadiusSmall,
} as const;

const boxes = Object.fromEntries(
  boxColors.map((color) => [
    `& [data-box=${color}]`,
    { backgroundColor: look.colors[color].surface, borderLeft: `4px solid ${look.colors[color].strong}` },
  ]),
);

/** Words flow around a picture where there is room for both: not on a phone, nor in a narrow column of a page. */
const beside = {
  '@media (min-width: 641px)': {
    '@container (min-width: 400px)': {
      '& figure[data-side=left]': { float: 'left', maxWidth: '50%', margin: '0.35em 1.5em 0.75em 0' },
      '& figure[data-side=right]': { float: 'right', maxWidth: '50%', margin: '0.35em 0 0.75em 1.5em' },
    },
  },
  '@media (max-width: 640px)': { '& figure[data-picture]': { width: '100%' } },
} as const;

/** How rich text looks, for its view and for the editor alike, so that writing looks like reading. */
export const useRichTextStyles = makeStyles({
  text: {
    maxWidth: '68ch',
    overflowWrap: 'break-word',
    // A picture at the side ends with its text.
    display: 'flow-root',
    containerType: 'inline-size',
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
    lineHeight: '1.6',
    '& > :first-child': { marginTop: 0 },
    '& > :last-child': { marginBottom: 0 },
    '& p': { margin: '0 0 0.75em' },
    '& math': { fontSize: '1.3em' },
    '& h2': { margin: '1.1em 0 0.4em', fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
    '& h3': { margin: '1em 0 0.35em', fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
    '& h4': { margin: '0.9em 0 0.3em', fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
    '& ul, & ol': { margin: '0 0 0.75em', paddingLeft: '1.6em' },
    // Browsers change the sign of a list inside other lists, and in edit mode every block is an item of one.
    '& ul': { listStyleType: 'disc' },
    '& ol:not([type])': { listStyleType: 'decimal' },
    '& li': { margin: '0.2em 0' },
    '& li > p': { margin: 0 },
    '& ul > li::marker': { color: tokens.colorBrandForeground1 },
    '& ol > li::marker': { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
    '& ul[data-tasks], & ul[data-type=taskList]': { paddingLeft: 0, listStyleType: 'none' },
    '& ul[data-tasks] > li, & ul[data-type=taskList] > li': { display: 'flex', gap: '10px' },
    '& li > div': { minWidth: 0, flexGrow: 1 },
    '& li > div > p': { margin: 0 },
    '& [data-check]': check,
    '& [data-check=done]': {
      backgroundImage: `linear-gradient(${tokens.colorBrandForeground1}, ${tokens.colorBrandForeground1})`,
      boxShadow: `inset 0 0 0 2px ${tokens.colorNeutralBackground1}`,
      printColorAdjust: 'exact',
    },
    '& li[data-checked] input': { width: '1.1em', height: '1.1em', margin: '0.25em 0 0', accentColor: tokens.colorBrandBackground },
    '& [data-box]': { margin: '0.75em 0', padding: '12px 16px', borderRadius: look.radiusPicture, printColorAdjust: 'exact' },
    '& [data-box] > :last-child': { marginBottom: 0 },
    ...boxes,
    '& figure[data-picture]': { margin: '0.75em 0', breakInside: 'avoid', maxWidth: '100%' },
    '& figure[data-picture] > span': { display: 'block', borderRadius: look.radiusPicture, overflow: 'hidden' },
    '& figure[data-picture=small]': { width: '220px' },
    '& figure[data-picture=medium]': { width: '360px' },
    '& figure[data-picture=full]': { width: '100%' },
    '& figcaption': {
      marginTop: '4px',
      color: tokens.colorNeutralForeground2,
      fontSize: tokens.fontSizeBase200,
      lineHeight: tokens.lineHeightBase300,
    },
    ...beside,
    '& blockquote': {
      margin: '0.75em 0',
      padding: '4px 0 4px 16px',
      borderLeft: `4px solid ${tokens.colorBrandStroke2}`,
      color: tokens.colorNeutralForeground2,
    },
    '& blockquote > :last-child': { marginBottom: 0 },
    // A wide table scrolls by itself, so that the page never does.
    '& [data-table], & .tableWrapper': { maxWidth: '100%', margin: '0 0 0.75em', overflowX: 'auto' },
    '& table': { borderCollapse: 'collapse', minWidth: 'min(100%, 240px)' },
    '& td, & th': {
      padding: '6px 10px',
      border: `1px solid ${tokens.colorNeutralStroke1}`,
      textAlign: 'start',
      verticalAlign: 'top',
    },
    '& th': { backgroundColor: tokens.colorNeutralBackground3, fontWeight: tokens.fontWeightSemibold },
    '& td > p, & th > p': { margin: 0 },
    '& hr': { margin: '1.2em 0', border: 'none', borderTop: `2px solid ${tokens.colorNeutralStroke2}` },
    '& a': { color: tokens.colorBrandForegroundLink, textDecorationLine: 'underline', textUnderlineOffset: '3px' },
    '& a:hover': { color: tokens.colorBrandForegroundLinkHover },
    '& code': {
      padding: '1px 5px',
      borderRadius: tokens.borderRadiusSmall,
      backgroundColor: tokens.colorNeutralBackground3,
      fontFamily: tokens.fontFamilyMonospace,
      fontSize: '0.92em',
    },
  },
});
