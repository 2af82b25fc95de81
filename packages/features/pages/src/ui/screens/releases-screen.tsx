import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left';
import { useCall } from '@pausenplatz/kernel-browser';
import { ButtonLink, Card, EmptyState, ListState, Screen as Frame } from '@pausenplatz/kernel-ui';
import { listReleases } from '../../contract/index.ts';
import { navigationTexts, releaseTexts } from '../../texts.ts';
import { pagesTitles } from '../../titles.ts';
import { useNavigationLive } from '../live.ts';
import { useNavigation } from '../navigation-data.ts';
import { ReleaseRows } from '../shelf/release-rows.tsx';
import { SuggestedRows } from '../shelf/suggested-rows.tsx';

/** `/seiten/freigaben`: what waits for a teacher: pages that pupils wish to share, and entries that they suggest. */
export function Screen() {
  const wishes = useCall(listReleases, {});
  useNavigationLive(useNavigation().data?.groups ?? []);
  return (
    <Frame
      title={pagesTitles.releases}
      lead={releaseTexts.lead}
      width="narrow"
      actions={
        <ButtonLink to="/seiten" appearance="subtle" icon={<ArrowLeft24Regular />}>
          {navigationTexts.shelf.back}
        </ButtonLink>
      }
    >
      <ListState
        query={wishes}
        isEmpty={({ pages, contributions }) => pages.length === 0 && contributions.length === 0}
        empty={<EmptyState scene="shelf" title={releaseTexts.empty} body={releaseTexts.emptyBody} />}
      >
        {({ pages, contributions }) => (
          <>
            {contributions.length > 0 && (
              <Card>
                <SuggestedRows pages={contributions} />
              </Card>
            )}
            {pages.length > 0 && (
              <Card>
                <ReleaseRows pages={pages} />
              </Card>
            )}
          </>
        )}
      </ListState>
    </Frame>
  );
}
