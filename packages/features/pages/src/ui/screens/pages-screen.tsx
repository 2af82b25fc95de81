import { Button } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { Archive24Regular } from '@fluentui/react-icons/svg/archive';
import { Collections24Regular } from '@fluentui/react-icons/svg/collections';
import { Delete24Regular } from '@fluentui/react-icons/svg/delete';
import { HourglassHalfRegular } from '@fluentui/react-icons/svg/hourglass-half';
import { fill } from '@pausenplatz/kernel-contract';
import { asks, useCurrentUser } from '@pausenplatz/kernel-host';
import { ButtonLink, EmptyState, ListState, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getNavigation, type NavigationGroup } from '../../contract/index.ts';
import { placeOfPage } from '../../rules/index.ts';
import { navigationTexts, releaseTexts } from '../../texts.ts';
import { pagesTitles } from '../../titles.ts';
import { useNavigationLive } from '../live.ts';
import { CreatePageDialog, type NewPagePlace } from '../navigation/create-page-dialog.tsx';
import { NarrowedPages } from '../navigation/narrowed-pages.tsx';
import { PageGroups } from '../navigation/page-groups.tsx';
import { useNavigation } from '../navigation-data.ts';

/** The pages are read while the link is being pressed. */
export const ahead = () => [asks(getNavigation, {})];

/** `/seiten`: all groups of pages of the signed-in person. */
export function Screen() {
  const navigation = useNavigation();
  useNavigationLive(navigation.data?.groups ?? []);
  const [place, setPlace] = useState<NewPagePlace | null>(null);
  const writable = navigation.data?.groups.filter((group) => placeOfPage(group) !== null) ?? [];
  const [firstGroup] = writable;
  const wanted = writable.find(({ groupForType }) => groupForType === 'class') ?? firstGroup;
  useWantedPage(navigation.isFetching ? undefined : wanted, setPlace);
  const user = useCurrentUser();
  const isTeacher = user?.userRoles.includes('Teacher') === true;
  const waiting = navigation.data?.releasesWaiting ?? 0;
  const create = firstGroup && (
    <Button appearance="primary" icon={<Add24Regular />} onClick={() => setPlace({ group: firstGroup })}>
      {navigationTexts.create}
    </Button>
  );
  return (
    <Frame
      title={pagesTitles.pages}
      lead={navigationTexts.lead}
      actions={
        <>
          {(isTeacher || waiting > 0) && (
            <ButtonLink
              to="/seiten/freigaben"
              appearance={waiting > 0 ? 'secondary' : 'subtle'}
              icon={<HourglassHalfRegular fontSize={24} />}
            >
              {waiting === 0 ? releaseTexts.link : fill(releaseTexts.linkWaiting, { count: waiting })}
            </ButtonLink>
          )}
          {(isTeacher || user?.userRoles.includes('SchoolAdmin') === true) && (
            <ButtonLink to="/seiten/vorlagen" appearance="subtle" icon={<Collections24Regular />}>
              {navigationTexts.templates}
            </ButtonLink>
          )}
          <ButtonLink to="/seiten/archiv" appearance="subtle" icon={<Archive24Regular />}>
            {navigationTexts.archive}
          </ButtonLink>
          <ButtonLink to="/seiten/papierkob" appearance="subtle" icon={<Delete24Regular />}>
            {navigationTexts.trash}
          </ButtonLink>
          {create}
        </>
      }
    >
      <ListState
        query={navigation}
        skeleton="tiles"
        isEmpty={({ groups }) => groups.length === 0}
        empty={<EmptyState scene="emptyNest" title={navigationTexts.emptyAll} body={navigationTexts.emptyAllBody} />}
      >
        {(shown) => (
          <>
            <NarrowedPages pages={shown.narrowed} />
            <PageGroups navigation={shown} onCreate={setPlace} />
          </>
        )}
      </ListState>
      {place && <CreatePageDialog groups={writable} place={place} onClose={() => setPlace(null)} />}
    </Frame>
  );
}

// Whoever was led here for a first page (`?neu`) is asked for its title at once: a page of their class, if they have one.
function useWantedPage(group: NavigationGroup | undefined, make: (place: NewPagePlace) => void): void {
  const [search, setSearch] = useSearchParams();
  const wants = search.has('neu');
  const isUsed = useRef(false);
  useEffect(() => {
    if (!wants || !group || isUsed.current) return;
    isUsed.current = true;
    setSearch({}, { replace: true });
    make({ group });
  }, [wants, group, make, setSearch]);
}
