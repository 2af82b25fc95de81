import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { Pin20Filled, Pin20Regular } from '@fluentui/react-icons/svg/pin';
import type { SidebarEntry } from '@pausenplatz/kernel-host';
import { look } from '@pausenplatz/kernel-ui';
import { useEffect } from 'react';
import { webTexts } from '../screen-texts.ts';
import { BrandMark } from './brand-mark.tsx';
import { SidebarLinks } from './sidebar-links.tsx';
import { narrowQuery, type Sidebar } from './use-sidebar.ts';

const width = '280px';

const useStyles = makeStyles({
  panel: {
    boxSizing: 'border-box',
    position: 'fixed',
    zIndex: 30,
    top: 0,
    bottom: 0,
    left: 0,
    width,
    maxWidth: '88vw',
    display: 'flex',
    flexDirection: 'column',
    padding: '10px 12px 16px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: look.shadowCard,
    animationName: { from: { transform: 'translateX(-24px)', opacity: 0 }, to: { transform: 'none', opacity: 1 } },
    animationDuration: look.motion,
    '@media print': { display: 'none' },
  },
  pinned: {
    animationName: 'none',
    boxShadow: 'none',
    borderRight: `1px solid ${tokens.colorNeutralStroke3}`,
    [narrowQuery]: { display: 'none' },
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', padding: '0 0 12px 8px' },
  backdrop: {
    position: 'fixed',
    zIndex: 29,
    inset: 0,
    border: 'none',
    padding: 0,
    backgroundColor: tokens.colorBackgroundOverlay,
    '@media print': { display: 'none' },
  },
});

/** The panel at the left: above the content, or beside it when pinned. */
export function SidebarPanel({ sidebar, entries }: { readonly sidebar: Sidebar; readonly entries: readonly SidebarEntry[] }) {
  const styles = useStyles();
  const { open, pinned, canPin, act } = sidebar;
  const floating = open && !pinned;
  useEffect(() => {
    if (!floating) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') act('close');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [floating, act]);
  if (!open) return null;
  const texts = webTexts.shell;
  return (
    <>
      {floating && (
        <button type="button" tabIndex={-1} className={styles.backdrop} aria-label={texts.closeSidebar} onClick={() => act('close')} />
      )}
      <aside id="seitenleiste" aria-label={texts.sidebar} className={mergeClasses(styles.panel, pinned && styles.pinned)}>
        <div className={styles.head}>
          <BrandMark />
          <div>
            {canPin && (
              <Button
                appearance="subtle"
                icon={pinned ? <Pin20Filled /> : <Pin20Regular />}
                aria-pressed={pinned}
                aria-label={pinned ? texts.unpin : texts.pin}
                title={pinned ? texts.unpin : texts.pin}
                onClick={() => act(pinned ? 'unpin' : 'pin')}
              />
            )}
            {!pinned && (
              <Button appearance="subtle" icon={<Dismiss20Regular />} aria-label={texts.closeSidebar} onClick={() => act('close')} />
            )}
          </div>
        </div>
        <SidebarLinks entries={entries} onLeave={() => act('close')} />
      </aside>
    </>
  );
}
