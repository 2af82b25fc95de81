import { Button } from '@fluentui/react-components';
import { RefusedError } from '@pausenplatz/kernel-browser';
import { loadable } from '@pausenplatz/kernel-host';
import { Skeletons, useIsTakenOver } from '@pausenplatz/kernel-ui';
import { Suspense, useState } from 'react';
import type { BreakoutSettings } from '../../contract/index.ts';
import { breakoutBlockTexts } from '../../texts.block.ts';
import { playTexts as texts } from '../../texts.play.ts';
import { Story } from '../blocks/breakout-story.tsx';
import { type Place, useEntry } from '../data.ts';
import { Game } from './game.tsx';
import { forgetTeam, keepTeam, keptTeam } from './kept-team.ts';
import { StartPanel } from './start-panel.tsx';

const RoundPanel = loadable(async () => (await import('../teach/round-panel.tsx')).RoundPanel, 'breakouts.round');

interface BreakoutOnPageProps extends Place {
  readonly settings: BreakoutSettings;
  /** Somebody looks at the page as one of its members: how it begins, and nothing that is kept on this device. */
  readonly isLookedAt: boolean;
}

/** A breakout to somebody who may play: who leads the game sees its teams, everybody else the own one. */
export function BreakoutOnPage({ pageId, blockId, settings, isLookedAt }: BreakoutOnPageProps) {
  const place = { pageId, blockId };
  const { data, error } = useEntry(place);
  const [token, setToken] = useState(() => (isLookedAt ? null : keptTeam(blockId)));
  const [plays, setPlays] = useState(false);
  // Whether this device plays already, only the browser knows.
  const isTakenOver = useIsTakenOver();
  if (error && !data)
    return <Story words={error instanceof RefusedError && error.status < 500 ? breakoutBlockTexts.gone : breakoutBlockTexts.failed} />;
  if (!data || !isTakenOver) return <Skeletons shape="rows" />;
  const begin = (fresh: string) => {
    keepTeam(blockId, fresh);
    setToken(fresh);
  };
  const leave = () => {
    forgetTeam(blockId);
    setToken(null);
  };
  if (data.isKeeper && !isLookedAt && !plays)
    return (
      <Suspense fallback={<Skeletons shape="rows" />}>
        <RoundPanel place={place} settings={settings} />
        {data.locks > 0 && (
          <div>
            <Button appearance="subtle" onClick={() => setPlays(true)}>
              {texts.play}
            </Button>
          </div>
        )}
      </Suspense>
    );
  if (token !== null) return <Game key={token} place={place} look={settings.look} token={token} onLeave={leave} />;
  if (data.locks === 0) return <Story words={texts.empty} />;
  if (data.isEnded) return <Story words={texts.ended} />;
  return <StartPanel blockId={blockId} locks={data.locks} isOff={isLookedAt} onBegin={begin} />;
}
