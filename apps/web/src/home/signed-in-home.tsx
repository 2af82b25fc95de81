import { makeStyles, tokens } from '@fluentui/react-components';
import { Star20Filled } from '@fluentui/react-icons/svg/star';
import { type SignedInUser, useSession } from '@pausenplatz/kernel-host';
import { ButtonLink, EmptyState, ListState, look, Screen } from '@pausenplatz/kernel-ui';
import type { NavigationGroup } from '@pausenplatz/pages/contract';
import { useState } from 'react';
import { features } from '../features.ts';
import { usePreferences } from '../services/preferences.ts';
import { entriesFor, favouritePages, groupsInOrder } from '../shell/places.ts';
import { useNavigationGroups } from '../shell/use-navigation-groups.ts';
import { webTexts } from '../screen-texts.ts';
import { dayLine, greetingFor } from './greeting.ts';
import { GroupCard } from './group-card.tsx';
import { isGroupShown } from './is-group-shown.ts';
import { PageTile } from './page-tile.tsx';
import { ToolTile } from './tool-tile.tsx';

const useStyles = makeStyles({
  stack: { display: 'grid', gap: '32px', gridTemplateColumns: 'minmax(0, 1fr)' },
  section: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  heading: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  star: { color: look.colors.orange.strong },
  tiles: { display: 'grid', gap: '16px', gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))' },
  groups: { display: 'grid', gap: '16px', gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))', alignItems: 'start' },
});

/** The start of a day: favourites first, then one's own groups and tools. */
export function SignedInHome({ user }: { readonly user: SignedInUser }) {
  const styles = useStyles();
  const texts = webTexts.home;
  const navigation = useNavigationGroups();
  const chosen = usePreferences((state) => state.schoolClass) ?? user.currentSchoolClass;
  const entries = entriesFor(features, useSession());
  const [now] = useState(() => new Date());
  return (
    <Screen title={greetingFor(now, user.firstName)} browserTitle={texts.title} lead={dayLine(now)}>
      <div className={styles.stack}>
        <ListState
          query={navigation}
          skeleton="tiles"
          isEmpty={({ groups }) => groups.every((group) => group.pages.length === 0)}
          empty={<NoPages hasPagesScreen={entries.some(({ path }) => path === '/seiten')} />}
        >
          {({ groups, favourites }) => {
            const marked = favouritePages(groups, favourites);
            return (
              <>
                {marked.length > 0 && (
                  <section className={styles.section}>
                    <h2 className={styles.heading}>
                      <Star20Filled className={styles.star} aria-hidden />
                      {texts.favourites}
                    </h2>
                    <div className={styles.tiles}>
                      {marked.map((page) => (
                        <PageTile key={page.id} page={page} group={groupOf(groups, page.id)} />
                      ))}
                    </div>
                  </section>
                )}
                <section className={styles.section}>
                  <h2 className={styles.heading}>{texts.ownPages}</h2>
                  <div className={styles.groups}>
                    {groupsInOrder(groups, chosen)
                      .filter(isGroupShown)
                      .map((group) => (
                        <GroupCard key={group.groupForId} group={group} />
                      ))}
                  </div>
                </section>
              </>
            );
          }}
        </ListState>
        {entries.length > 0 && (
          <section className={styles.section}>
            <h2 className={styles.heading}>{texts.tools}</h2>
            <div className={styles.tiles}>
              {entries.map((entry) => (
                <ToolTile key={entry.path} entry={entry} />
              ))}
            </div>
          </section>
        )}
      </div>
    </Screen>
  );
}

function NoPages({ hasPagesScreen }: { readonly hasPagesScreen: boolean }) {
  const texts = webTexts.home;
  return (
    <EmptyState
      scene="emptyNest"
      title={texts.empty}
      body={texts.emptyBody}
      {...(hasPagesScreen && {
        action: (
          <ButtonLink to="/seiten" appearance="primary">
            {texts.emptyAction}
          </ButtonLink>
        ),
      })}
    />
  );
}

function groupOf(groups: readonly NavigationGroup[], pageId: string): NavigationGroup | null {
  const holds = (pages: NavigationGroup['pages']): boolean => pages.some((page) => page.id === pageId || holds(page.pages));
  return groups.find((group) => holds(group.pages)) ?? null;
}
