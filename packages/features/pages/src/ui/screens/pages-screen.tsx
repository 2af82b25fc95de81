import { Button } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { Archive24Regular } from '@fluentui/react-icons/svg/archive';
import { Delete24Regular } from '@fluentui/react-icons/svg/delete';
import { ButtonLink, EmptyState, ListState, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { navigationTexts } from '../../texts.ts';
import { pagesTitles } from '../../titles.ts';
import { useNavigationLive } from '../live.ts';
import { CreatePageDialog, type NewPagePlace } from '../navigation/create-page-dialog.tsx';
import { PageGroups } from '../navigation/page-groups.tsx';
import { useNavigation } from '../navigation-data.ts';

/** `/seiten`: all groups of pages of the signed-in person. */
export function Screen() {
  const navigation = useNavigation();
  useNavigationLive();
  const [place, setPlace] = useState<NewPagePlace | null>(null);
  const writable = navigation.data?.groups.filter(({ groupPermission }) => groupPermission >= 2) ?? [];
  const [firstGroup] = writable;
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
        {(shown) => <PageGroups navigation={shown} onCreate={setPlace} />}
      </ListState>
      {place && <CreatePageDialog groups={writable} place={place} onClose={() => setPlace(null)} />}
    </Frame>
  );
}
