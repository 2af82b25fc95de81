import { makeStyles, tokens } from '@fluentui/react-components';
import { DocumentCheckmark20Regular } from '@fluentui/react-icons/svg/document-checkmark';
import { markStale, useCall, useHubMessage } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { shortDay, zurichDay } from '@pausenplatz/kernel-format';
import { useHost, WaitingLine } from '@pausenplatz/kernel-host';
import { ButtonLink, Card, EmptyState, look } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { pageNavigationChanged } from '../../contract/hub.ts';
import { getNavigation } from '../../contract/navigation.ts';
import { homeTexts as texts } from '../../texts.home.ts';
import { listedPages } from './listed-pages.ts';
import { PageLink } from './page-link.tsx';

const lastShown = 3;
const ownShown = 6;
/** From here on a person may change the pages of a group. */
const mayWrite = 2;

const useStyles = makeStyles({
  heading: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  card: { padding: '14px 16px 8px' },
  list: { listStyleType: 'none', margin: '4px -6px 0', padding: 0 },
  favourites: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 12px' },
  chips: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '10px 12px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    minWidth: 0,
    // On a phone a row that is pushed aside, so that what is due keeps the screen.
    '@media (max-width: 640px)': {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      width: '100%',
      padding: '4px 4px 8px',
      margin: '0 -4px',
      '& > *': { flexShrink: 0 },
    },
  },
  own: { display: 'grid', gap: '12px', gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))' },
  more: { justifySelf: 'start', marginTop: '4px', borderRadius: look.radiusPicture },
});

function useNavigation() {
  const queries = useQueryClient();
  useHubMessage(pageNavigationChanged, () => void markStale(queries, getNavigation));
  return useCall(getNavigation, {}).data;
}

/** The pages with a star, in the order in which they were marked. */
export function FavouritesTile() {
  const styles = useStyles();
  const navigation = useNavigation();
  const pages = navigation ? listedPages(navigation) : [];
  const marked = (navigation?.favourites ?? []).flatMap((id) => pages.find(({ page }) => page.id === id) ?? []);
  if (marked.length === 0) return null;
  return (
    <section className={styles.favourites} aria-label={texts.favourites}>
      <h2 className={styles.heading}>{texts.favourites}</h2>
      <ul className={styles.chips}>
        {marked.map((one) => (
          <li key={one.page.id}>
            <PageLink {...one} isRaised />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The pages that changed last, of those that one may write on. */
export function LastTile() {
  const styles = useStyles();
  const navigation = useNavigation();
  const last = (navigation ? listedPages(navigation) : [])
    .filter(({ group }) => group.groupPermission >= mayWrite)
    .toSorted((one, other) => (one.page.updatedAt < other.page.updatedAt ? 1 : -1))
    .slice(0, lastShown);
  if (last.length === 0) return null;
  const when = (at: string) => shortDay(zurichDay(new Date(at)));
  return (
    <Card as="section" flush className={styles.card}>
      <h2 className={styles.heading}>{texts.last}</h2>
      <ul className={styles.list}>
        {last.map((one) => (
          <li key={one.page.id}>
            <PageLink {...one} detail={fill(texts.on, { group: one.group.name, day: when(one.page.updatedAt) })} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Pages of pupils that wait for the yes of this teacher. */
export function ReleasesLine() {
  const count = useNavigation()?.releasesWaiting ?? 0;
  if (count === 0) return null;
  return (
    <WaitingLine
      icon={<DocumentCheckmark20Regular />}
      what={count === 1 ? texts.oneRelease : fill(texts.releases, { count })}
      to="/seiten/freigaben"
      action={texts.review}
    />
  );
}

/** The own pages of somebody without a school, or the way to the first one. */
export function OwnPagesTile() {
  const styles = useStyles();
  const host = useHost();
  const navigation = useNavigation();
  if (!navigation) return null;
  const pages = listedPages(navigation);
  if (pages.length === 0) {
    return (
      <EmptyState
        scene="schoolYard"
        title={texts.first}
        body={texts.firstBody}
        action={
          <ButtonLink to={host.hrefFor('/seiten')} appearance="primary">
            {texts.firstAction}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <h2 className={styles.heading}>{texts.ownPages}</h2>
      <div className={styles.own}>
        {pages.slice(0, ownShown).map((one) => (
          <PageLink key={one.page.id} {...one} isRaised />
        ))}
      </div>
      {pages.length > ownShown && (
        <span className={styles.more}>
          <ButtonLink to={host.hrefFor('/seiten')}>{texts.allPages}</ButtonLink>
        </span>
      )}
    </>
  );
}
