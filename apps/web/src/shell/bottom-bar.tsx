import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Home24Regular } from '@fluentui/react-icons/svg/home';
import { Navigation24Regular } from '@fluentui/react-icons/svg/navigation';
import { Search24Regular } from '@fluentui/react-icons/svg/search';
import type { SidebarEntry } from '@pausenplatz/kernel-host';
import { AtOnce, look } from '@pausenplatz/kernel-ui';
import { NavLink } from 'react-router-dom';
import { webTexts } from '../screen-texts.ts';

/** Start, search and menu are fixed; the tools share what is left of five places. */
const toolsAtMost = 2;
const placeHeight = '52px';

const useStyles = makeStyles({
  bar: {
    display: 'none',
    '@media (max-width: 640px)': {
      position: 'fixed',
      zIndex: 20,
      left: 0,
      right: 0,
      bottom: 0,
      display: 'block',
      minHeight: placeHeight,
      padding: '4px 4px calc(4px + env(safe-area-inset-bottom))',
      backgroundColor: tokens.colorNeutralBackground1,
      borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    },
    '@media print': { display: 'none' },
  },
  places: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  place: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '2px',
    minHeight: placeHeight,
    padding: 0,
    border: 'none',
    borderRadius: look.radiusPicture,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase100,
    lineHeight: tokens.lineHeightBase100,
    textDecorationLine: 'none',
    cursor: 'pointer',
  },
  current: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  icon: { width: '24px', height: '24px' },
});

interface BottomBarProps {
  readonly entries: readonly SidebarEntry[];
  readonly onSearch: () => void;
  readonly onMore: () => void;
}

/** Five places at most for the thumb, on phones. */
export function BottomBar({ entries, onSearch, onMore }: BottomBarProps) {
  const styles = useStyles();
  const texts = webTexts.shell;
  const className = ({ isActive }: { isActive: boolean }) => mergeClasses(styles.place, isActive && styles.current);
  return (
    <nav className={styles.bar} aria-label={texts.bottomBar}>
      <AtOnce className={styles.places}>
        <NavLink to="/" end className={className}>
          <Home24Regular className={styles.icon} />
          {texts.home}
        </NavLink>
        {entries.slice(0, toolsAtMost).map(({ path, label, Icon }) => (
          <NavLink key={path} to={path} className={className}>
            <Icon className={styles.icon} />
            {label}
          </NavLink>
        ))}
        <button type="button" className={styles.place} onClick={onSearch}>
          <Search24Regular className={styles.icon} />
          {texts.search}
        </button>
        <button type="button" className={styles.place} onClick={onMore}>
          <Navigation24Regular className={styles.icon} />
          {texts.more}
        </button>
      </AtOnce>
    </nav>
  );
}
