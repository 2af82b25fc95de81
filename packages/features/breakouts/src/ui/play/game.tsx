import { Button } from '@fluentui/react-components';
import { RefusedError } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { Skeletons } from '@pausenplatz/kernel-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { BreakoutGame, BreakoutLook } from '../../contract/index.ts';
import { breakoutBlockTexts } from '../../texts.block.ts';
import { playTexts as texts } from '../../texts.play.ts';
import { Story } from '../blocks/breakout-story.tsx';
import { type Place, useGame } from '../data.ts';
import { Ending } from './ending.tsx';
import { GameHead } from './game-head.tsx';
import { LockOpened, type OpenedLock } from './lock-opened.tsx';
import { LockPanel } from './lock-panel.tsx';
import { Notice } from './notice.tsx';

interface GameProps {
  readonly place: Place;
  readonly look: BreakoutLook;
  readonly token: string;
  /** This device is the team no more. */
  readonly onLeave: () => void;
}

/** A team at play: what is open, the lock before which it stands, and the way on. */
export function Game({ place, look, token, onLeave }: GameProps) {
  const { data, error, dataUpdatedAt, again } = useGame(place, token);
  const [opened, setOpened] = useState<OpenedLock | null>(null);
  const isGone = error instanceof RefusedError && error.status === 404;
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  if (error && !data) return isGone ? null : <Story words={breakoutBlockTexts.failed} />;
  if (!data) return <Skeletons shape="rows" />;
  const { game } = data;
  return (
    <>
      <GameHead game={game} look={look} readAt={dataUpdatedAt} />
      {opened ? (
        <LockOpened lock={opened} isLast={game.state === 'finished'} onNext={() => setOpened(null)} />
      ) : (
        <Scene {...{ game, place, token, again, onLeave }} readAt={dataUpdatedAt} onOpened={setOpened} />
      )}
    </>
  );
}

interface SceneProps extends Omit<GameProps, 'look'> {
  readonly game: BreakoutGame;
  readonly readAt: number;
  readonly again: () => void;
  readonly onOpened: (lock: OpenedLock) => void;
}

function Scene({ game, place, token, readAt, again, onLeave, onOpened }: SceneProps) {
  switch (game.state) {
    case 'waiting':
      return <Notice title={texts.waiting} body={texts.waitingBody} />;
    case 'paused':
      return <Notice title={texts.paused} body={texts.pausedBody} />;
    case 'ended':
      return (
        <Notice title={texts.over} body={fill(texts.overBody, { opened: game.opened, locks: game.locks })}>
          <Button onClick={onLeave}>{texts.another}</Button>
        </Notice>
      );
    case 'finished':
      return <Ending game={game} onLeave={onLeave} />;
    case 'playing':
      return game.lock ? (
        <LockPanel
          key={game.lock.id}
          place={place}
          token={token}
          lock={game.lock}
          number={game.opened + 1}
          readAt={readAt}
          again={again}
          onOpened={onOpened}
        />
      ) : (
        <Story words={texts.empty} />
      );
  }
}
