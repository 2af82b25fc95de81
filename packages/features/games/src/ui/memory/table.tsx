import { counted, fill } from '@pausenplatz/kernel-contract';
import { ConfirmDialog } from '@pausenplatz/kernel-ui';
import { RunFrame, useHandedIn } from '@pausenplatz/progress/ui/run';
import { useRef, useState } from 'react';
import { isMemoryOver, memoryGrids, turnOver } from '../../rules/index.ts';
import { memoryTexts } from '../../texts.memory.ts';
import { Board } from './board.tsx';
import { type LaidOut, memoryHandingIn, useMemoryPlayed } from './data.ts';
import { EndCard } from './end-card.tsx';
import { playWords, shownCards } from './play-words.ts';
import { Players, playersOf } from './players.tsx';
import { useToldStyles } from './use-memory-styles.ts';

const { play: texts, leaving } = memoryTexts;

interface TableProps {
  readonly laid: LaidOut;
  readonly title: string;
  readonly onAgain: () => void;
  readonly onOther: () => void;
}

/** A game from its first card to its last. Two cards that do not belong together lie open until the next one is turned over: nobody is hurried. */
export function Table({ laid, title, onAgain, onOther }: TableProps) {
  const styles = useToldStyles();
  const { choice, pairs, countedAs } = laid;
  const [game, setGame] = useState(laid.game);
  const [ms, setMs] = useState(0);
  const [isLeaving, setLeaving] = useState(false);
  const since = useRef<number | null>(null);
  const { result, end } = useHandedIn(memoryHandingIn, useMemoryPlayed());
  const isOver = isMemoryOver(game);
  const press = (place: number) => {
    since.current ??= performance.now();
    const next = turnOver(game, place);
    setGame(next);
    if (isOver || !isMemoryOver(next)) return;
    const lasted = Math.round(performance.now() - since.current);
    setMs(lasted);
    if (countedAs !== null) end({ id: countedAs, turns: next.turns.map(([one, other]) => [one, other]), ms: lasted });
  };
  const found = game.finders.filter((finder) => finder !== null).length;
  const way = `${fill(texts.found, { found, pairs: memoryGrids[choice.size].pairs })}${game.players === 1 && !isOver ? ` · ${counted(texts.turns, game.turns.length)}` : ''}`;
  return (
    <RunFrame
      title={title}
      way={<span className={styles.way}>{way}</span>}
      onLeave={() => (game.turns.length === 0 || isOver ? onOther() : setLeaving(true))}
    >
      {game.players > 1 && <Players players={playersOf(game, isOver)} />}
      {isOver ? (
        <EndCard laid={{ ...laid, game }} ms={ms} counted={result} onAgain={onAgain} onOther={onOther} />
      ) : (
        <>
          <Board size={choice.size} cards={shownCards(game, pairs)} onTurnOver={press} />
          <p role="status" className={styles.told}>
            {playWords(game, pairs)}
          </p>
          {game.players === 1 && countedAs === null && <p className={styles.quiet}>{texts.uncounted}</p>}
        </>
      )}
      {isLeaving && (
        <ConfirmDialog title={leaving.title} confirmLabel={leaving.confirm} onConfirm={onOther} onClose={() => setLeaving(false)}>
          {leaving.body}
        </ConfirmDialog>
      )}
    </RunFrame>
  );
}
