import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Home24Regular } from '@fluentui/react-icons/svg/home';
import { Star16Filled } from '@fluentui/react-icons/svg/star';
import { Extra, type SidebarEntry } from '@pausenplatz/kernel-host';
import { colorNameOf, look, useStrongColors } from '@pausenplatz/kernel-ui';
import type { NavigationEntry } from '@pausenplatz/pages/contract';
import { type ReactNode, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { usePreferences } from '../services/preferences.ts';
import { webTexts } from '../screen-texts.ts';
import { PageFilter } from './page-filter.tsx';
import { PageGroup } from './page-group.tsx';
import { favouritePages, flattenPages, groupsInOrder, pagePath, pagesNamed } from './places.ts';
import { useFoldedGroups } from './use-folded-groups.ts';
import { useNavigationGroups } from './use-navigation-groups.ts';

/** Fewer pages than these are found at a glance. */
const filteredFrom = 13;

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '2px', gridTemplateColumns: 'minmax(0, 1fr)' },
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: look.touch,
    boxSizing: 'border-box',
    padding: '6px 12px',
    borderRadius: look.radiusPicture,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  current: {
    backgroundColor: look.colors.teal.surface,
    color: look.colors.teal.ink,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: look.colors.teal.surface },
  },
  icon: { flexShrink: 0, width: '24px', height: '24px' },
  name: { minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' },
  // At the end of its line, where it moves nothing when it comes.
  badge: { marginLeft: 'auto', flexShrink: 0 },
  heading: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    margin: '20px 12px 6px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  dot: { width: '10px', height: '10px', borderRadius: '999px', flexShrink: 0 },
  none: { margin: '8px 12px', color: tokens.colorNeutralForeground2 },
  star: { color: look.colors.orange.strong },
});

interface SidebarLinksProps {
  readonly entries: readonly SidebarEntry[];
  /** Told when a link was followed, so that a floating sidebar makes room. */
  readonly onLeave: () => void;
}

/** Start, tools, favourites, and the pages of one's groups. */
export function SidebarLinks({ entries, onLeave }: SidebarLinksProps) {
  const styles = useStyles();
  const strong = useStrongColors();
  const schoolClass = usePreferences((state) => state.schoolClass);
  const { data } = useNavigationGroups();
  const groups = groupsInOrder(data?.groups ?? [], schoolClass);
  const favourites = favouritePages(data?.groups ?? [], data?.favourites ?? []);
  const [words, setWords] = useState('');
  const { folded, fold } = useFoldedGroups();
  const all = groups.flatMap((group) => flattenPages(group.pages));
  const found = words.trim() === '' ? null : pagesNamed(all, words);

  const link = (to: string, name: string, icon?: ReactNode, badge?: ReactNode) => (
    <li key={to}>
      <NavLink
        to={to}
        end={to === '/' || entries.some(({ path }) => path.startsWith(`${to}/`))}
        onClick={onLeave}
        className={({ isActive }) => mergeClasses(styles.link, isActive && styles.current)}
      >
        {icon}
        <span className={styles.name}>{name}</span>
        {badge}
      </NavLink>
    </li>
  );
  const pages = (shown: readonly NavigationEntry[]) => (
    <ul className={styles.list}>{shown.map((page) => link(pagePath(page.url), page.name))}</ul>
  );

  return (
    <nav aria-label={webTexts.shell.navigation}>
      <ul className={styles.list}>
        {link('/', webTexts.shell.home, <Home24Regular className={styles.icon} />)}
        {entries.map(({ path, label, Icon, Badge }) =>
          link(
            path,
            label,
            <Icon className={styles.icon} />,
            Badge && (
              <span className={styles.badge}>
                <Extra>
                  <Badge />
                </Extra>
              </span>
            ),
          ),
        )}
      </ul>
      {all.length >= filteredFrom && <PageFilter words={words} onChange={setWords} />}
      {found?.length === 0 && <p className={styles.none}>{webTexts.shell.noPage}</p>}
      {found && pages(found)}
      {!found && favourites.length > 0 && (
        <section>
          <h2 className={styles.heading}>
            <Star16Filled className={styles.star} aria-hidden />
            {webTexts.shell.favourites}
          </h2>
          {pages(favourites)}
        </section>
      )}
      {!found &&
        groups
          .filter((group) => group.pages.length > 0)
          .map((group) => (
            <PageGroup
              key={group.groupForId}
              name={group.name}
              mark={<span className={mergeClasses(styles.dot, strong[colorNameOf(group.color)])} />}
              pages={group.pages}
              isFolded={folded.includes(group.groupForId)}
              onFold={(isFolded) => fold(group.groupForId, isFolded)}
              renderPages={pages}
            />
          ))}
    </nav>
  );
}
