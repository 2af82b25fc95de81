import { makeStyles, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui/theme';

/** What a link leads to, by its name instead of an address. */
export const useChosenStyles = makeStyles({
  page: {
    boxSizing: 'border-box',
    minHeight: look.touch,
    padding: '4px 4px 4px 12px',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '8px',
    borderRadius: look.radiusPicture,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  gone: { border: `1px solid ${tokens.colorPaletteMarigoldBorder2}`, backgroundColor: tokens.colorPaletteMarigoldBackground1 },
  icon: { display: 'flex', color: tokens.colorBrandForeground1 },
  iconGone: { color: tokens.colorPaletteMarigoldForeground1 },
  words: { display: 'grid', minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  group: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.colorNeutralForeground2 },
});
