import { Radio, RadioGroup } from '@fluentui/react-components';
import { ListState, Screen as ScreenFrame } from '@pausenplatz/kernel-ui';
import { useEffect, useState } from 'react';
import { useBridge } from '../bridge/bridge-context.ts';
import { teamsTexts } from '../texts.ts';
import { flatten, type ReadablePage, useNavigationGroups } from './readable-pages.ts';

/** `/teams/tab-configuration`: chooses the page of a channel tab; lists only pages that the person may read (T10). */
export function Screen() {
  const bridge = useBridge();
  const navigation = useNavigationGroups();
  const [chosen, choose] = useState<ReadablePage | null>(null);
  useEffect(() => {
    bridge.chooseTab(
      chosen && {
        entityId: `page-${chosen.id}`,
        name: chosen.name,
        contentUrl: addressOf(`/teams/tab-page/${chosen.url}`),
        websiteUrl: addressOf(`/seite/${chosen.url}`),
      },
    );
  }, [bridge, chosen]);
  return (
    <ScreenFrame title={teamsTexts.configuration.title} width="narrow">
      <p>{teamsTexts.configuration.help}</p>
      <ListState
        query={navigation}
        skeleton="rows"
        isEmpty={({ groups }) => flatten(groups).length === 0}
        empty={<p>{teamsTexts.configuration.empty}</p>}
      >
        {({ groups }) => {
          const pages = flatten(groups);
          return (
            <RadioGroup
              value={chosen?.id ?? ''}
              onChange={(_event, { value }) => choose(pages.find((page) => page.id === value) ?? null)}
              aria-label={teamsTexts.configuration.title}
            >
              {pages.map((page) => (
                <Radio
                  key={page.id}
                  value={page.id}
                  label={`${page.name} (${page.groupName})`}
                  style={{ marginInlineStart: `${page.depth * 24}px` }}
                />
              ))}
            </RadioGroup>
          );
        }}
      </ListState>
    </ScreenFrame>
  );
}

const addressOf = (path: string): string => new URL(path, location.origin).href;
