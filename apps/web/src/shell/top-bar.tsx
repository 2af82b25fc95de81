import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { Navigation24Regular } from '@fluentui/react-icons/svg/navigation';
import { Search24Regular } from '@fluentui/react-icons/svg/search';
import { useCurrentUser, useShownTitle } from '@pausenplatz/kernel-host';
import { webTexts } from '../screen-texts.ts';
import { AccountButton } from './account-button.tsx';
import { BarFrame } from './bar-frame.tsx';
import { ClassButton } from './class-button.tsx';
import { type Sidebar, wideQuery } from './use-sidebar.ts';

const useStyles = makeStyles({
  title: {
    flexGrow: 1,
    minWidth: 0,
    paddingLeft: '8px',
    fontWeight: 600,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  narrowOnly: { [wideQuery]: { display: 'none' } },
  desktopOnly: { '@media (max-width: 640px)': { display: 'none' } },
});

interface TopBarProps {
  /** Null where there is none. */
  readonly sidebar: Sidebar | null;
  readonly onSearch: () => void;
}

/** Menu, page title, class, search, account. */
export function TopBar({ sidebar, onSearch }: TopBarProps) {
  const styles = useStyles();
  const user = useCurrentUser();
  const title = useShownTitle((state) => state.title);
  const texts = webTexts.shell;
  return (
    <BarFrame
      right={
        <>
          {user && <ClassButton user={user} />}
          <span className={sidebar ? styles.desktopOnly : undefined}>
            <Button appearance="subtle" icon={<Search24Regular />} aria-label={texts.search} title={texts.searchKeys} onClick={onSearch} />
          </span>
          <AccountButton />
        </>
      }
    >
      {/* On a phone the menu stands in the bar at the thumb. */}
      {sidebar && (
        <span className={mergeClasses(sidebar.pinned && styles.narrowOnly, styles.desktopOnly)}>
          <Button
            appearance="subtle"
            icon={<Navigation24Regular />}
            aria-label={sidebar.open ? texts.closeSidebar : texts.openSidebar}
            aria-expanded={sidebar.open}
            onClick={() => sidebar.act('toggle')}
          />
        </span>
      )}
      {/* The h1 of the screen says the same; here it stays in sight while scrolling. */}
      <div className={styles.title} aria-hidden="true">
        {title}
      </div>
    </BarFrame>
  );
}
