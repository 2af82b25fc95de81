import { type Playing, useReadAgain, useShownRound } from '../data.ts';
import { EndCard } from './end-card.tsx';
import { Game } from './game.tsx';

interface DailyProps {
  readonly classId: string | null;
  readonly playing: Playing;
  readonly onFree: () => void;
}

/** The word that all of a class look for today. */
export function Daily({ classId, playing: { round, player }, onFree }: DailyProps) {
  const shown = useShownRound('daily', classId);
  const again = useReadAgain();
  if (!round || round.board.kind !== 'daily') return null;
  return (
    <Game
      key={round.board.day}
      round={round}
      player={player}
      onRound={shown}
      onOld={again}
      end={<EndCard round={round} onMore={onFree} onOther={null} />}
    />
  );
}
