import { IconFace } from '@pausenplatz/icons/ui/icon-face';
import { EmptyBlock } from '@pausenplatz/kernel-host/empty-block';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import { look, makeStyles, mergeClasses, tokens } from '@pausenplatz/kernel-ui/theme';
import type { linkButtonsListBlock } from '../../contract/index.ts';
import { blockViewTexts } from '../../texts.blocks.ts';
import { FileLink, SafeLink } from './safe-link.tsx';
import { useTileColors } from './tile-colors.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', gap: '12px' },
  row: { flexWrap: 'wrap' },
  stack: { flexDirection: 'column', maxWidth: '480px' },
  item: { display: 'flex', minWidth: 0, maxWidth: '100%' },
  button: {
    boxSizing: 'border-box',
    flexGrow: 1,
    minWidth: 0,
    minHeight: '48px',
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    padding: '8px 22px 8px 16px',
    borderRadius: '24px',
    boxShadow: look.shadowCard,
    textDecorationLine: 'none',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    ':hover': { filter: 'brightness(1.06)' },
    '@media print': { boxShadow: 'none', border: `1px solid ${tokens.colorNeutralStroke1}`, breakInside: 'avoid' },
  },
  icon: { width: '24px', height: '24px', flexShrink: 0 },
});

function LinkButtonsListBlockView({ settings, page }: BlockViewProps<SettingsOf<typeof linkButtonsListBlock>>) {
  const styles = useStyles();
  const colors = useTileColors();
  if (settings.buttons.length === 0) return <EmptyBlock>{blockViewTexts.buttons.missing}</EmptyBlock>;
  return (
    <ul className={mergeClasses(styles.list, styles[settings.look])}>
      {settings.buttons.map(({ id, title, url, color, icon, fileId }) => {
        const file = fileId === undefined ? undefined : page.files[fileId];
        const Link = file ? FileLink : SafeLink;
        return (
          <li key={id} className={styles.item}>
            {/* A file that is gone leaves its words and no link. */}
            <Link url={fileId === undefined ? url : (file?.url ?? '')} className={mergeClasses(styles.button, colors[color])}>
              <IconFace icon={icon} files={page.files} className={styles.icon} />
              <span>{title}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

export const linkButtonsViews = { LinkButtonsList: LinkButtonsListBlockView } as const;
