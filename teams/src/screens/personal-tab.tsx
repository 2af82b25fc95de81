import { ListState, Screen as ScreenFrame, TextLink } from '@pausenplatz/kernel-ui';
import { HomeBoard, useCurrentUser, useHost } from '@pausenplatz/kernel-host';
import { teamsTexts } from '../texts.ts';
import { flatten, useNavigationGroups } from './readable-pages.ts';
import { usePageListStyles } from './page-list-styles.ts';

/** `/teams/personal-tab`: the day as on the home screen, then the pages that the person may open, in this very tab. */
export function Screen() {
  const styles = usePageListStyles();
  const host = useHost();
  const user = useCurrentUser();
  const navigation = useNavigationGroups();
  return (
    <ScreenFrame title={teamsTexts.personalTab.title}>
      {user && <HomeBoard user={user} />}
      <ListState
        query={navigation}
        skeleton="rows"
        isEmpty={({ groups }) => flatten(groups).length === 0}
        empty={<p>{teamsTexts.personalTab.empty}</p>}
      >
        {({ groups }) => (
          <ul className={styles.list}>
            {flatten(groups).map((page) => (
              <li key={page.id} className={styles.row} style={{ marginInlineStart: `${page.depth * 24}px` }}>
                <TextLink to={host.hrefFor(`/seite/${page.url}`)}>{page.name}</TextLink>
                <span className={styles.group}>{page.groupName}</span>
              </li>
            ))}
          </ul>
        )}
      </ListState>
    </ScreenFrame>
  );
}
