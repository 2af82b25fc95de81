import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { TextBulletListTree24Regular } from '@fluentui/react-icons/svg/text-bullet-list-tree';
import { Card, useMinWidth } from '@pausenplatz/kernel-ui';
import { type ReactNode, useState } from 'react';
import { editingTexts } from '../../texts.ts';
import { Outline, type OutlineProps } from './outline/outline.tsx';
import { OutlineDrawer } from './outline/outline-drawer.tsx';

/** From here on the outline has room beside the page, also with the sidebar open. */
const roomForOutline = 1280;

const useStyles = makeStyles({
  // The page is as wide as its readers get it.
  desk: { display: 'grid', gap: '24px', gridTemplateColumns: 'minmax(0, 1072px)', justifyContent: 'center' },
  wide: { gridTemplateColumns: 'minmax(0, 1072px) 288px' },
  page: {
    display: 'grid',
    gap: '24px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    '@media (max-width: 640px)': { gap: '16px' },
  },
  side: {
    position: 'sticky',
    // Below the host's top bar.
    top: '68px',
    alignSelf: 'start',
    boxSizing: 'border-box',
    maxHeight: 'calc(100dvh - 84px)',
    overflowY: 'auto',
    padding: '16px 8px 8px',
  },
  title: {
    margin: '0 0 8px 8px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
});

interface EditDeskProps {
  readonly outline: OutlineProps;
  /** Draws the bar; what opens the outline stands in it where there is no room for it. */
  readonly renderBar: (openOutline: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** Where a page is edited: its outline beside it, or in a drawer. */
export function EditDesk({ outline, renderBar, children }: EditDeskProps) {
  const styles = useStyles();
  const isWide = useMinWidth(roomForOutline);
  const [isOpen, setOpen] = useState(false);
  const hasOutline = outline.blocks.length > 0;
  const open = (
    <Button icon={<TextBulletListTree24Regular />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
      {editingTexts.outline.title}
    </Button>
  );
  return (
    <div className={mergeClasses(styles.desk, isWide && hasOutline && styles.wide)}>
      <div className={styles.page}>
        {renderBar(!isWide && hasOutline && open)}
        {children}
      </div>
      {isWide && hasOutline && (
        <Card as="section" flush className={styles.side}>
          <h2 className={styles.title}>{editingTexts.outline.title}</h2>
          <Outline {...outline} />
        </Card>
      )}
      {isOpen && <OutlineDrawer {...outline} onClose={() => setOpen(false)} />}
    </div>
  );
}
