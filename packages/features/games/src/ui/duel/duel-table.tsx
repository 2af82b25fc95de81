import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { ConfirmDialog, look } from '@pausenplatz/kernel-ui';
import { RunFrame } from '@pausenplatz/progress/ui/run';
import { useState } from 'react';
import type { Duel } from '../../contract/index.ts';
import { memoryGrids } from '../../rules/index.ts';
import { duelTexts } from '../../texts.duel.ts';
import { memoryTexts } from '../../texts.memory.ts';
import { Board } from '../memory/board.tsx';
import { faces, pairWords, Players, type ShownPlayer } from '../memory/players.tsx';
import { useToldStyles } from '../memory/use-memory-styles.ts';
import { useDuelDoings, useSight, useTurn } from './data.ts';
import { awayWords, cardsWords, duelWords } from './duel-words.ts';

const useStyles = makeStyles({
  // In the place of what else is told there: nothing moves.
  away: {
    padding: '0 16px',
    borderRadius: look.radiusCard,
    backgroundColor: look.colors.yellow.surface,
    color: look.colors.yellow.ink,
  },
});

const { play: texts, leaving } = duelTexts;

/** The two of a duel: oneself and the other, with their pairs. */
function playersOfDuel({ other, turn, pairs, state }: Duel): ShownPlayer[] {
  const isPlaying = state === 'playing';
  const [mine, theirs] = [isPlaying && turn === 'me', isPlaying && turn === 'other'];
  const name = other.firstName;
  const [me = { emoji: '', color: 'teal' }, them = { emoji: '', color: 'teal' }] = faces;
  return [
    { ...me, hasTurn: mine, name: mine ? texts.myTurn : texts.me, says: pairWords(pairs.me) },
    { ...them, hasTurn: theirs, name: theirs ? fill(texts.turn, { name }) : name, says: pairWords(pairs.other) },
  ];
}

/** A game of two, each at a device of their own; the server deals and judges, and here one sees what one may. */
export function DuelTable({ duel }: { readonly duel: Duel }) {
  const styles = useStyles();
  const told = useToldStyles();
  const [isLeaving, setLeaving] = useState(false);
  const { end } = useDuelDoings();
  const turn = useTurn(duel.id);
  useSight(duel);
  const { cards, size, pairs } = duel;
  const press = (place: number) => {
    const card = cards[place];
    // One of two that do not belong together may be the next one, while both are still in sight.
    const isOpen = card?.state === 'open' && duel.last?.kind === 'first';
    if (duel.turn === 'me' && card && card.state !== 'taken' && !isOpen) turn(place);
  };
  const away = awayWords(duel);
  const way = fill(memoryTexts.play.found, { found: pairs.me + pairs.other, pairs: memoryGrids[size].pairs });
  return (
    <RunFrame title={cardsWords(duel)} way={<span className={told.way}>{way}</span>} onLeave={() => setLeaving(true)}>
      <Players players={playersOfDuel(duel)} />
      <Board size={size} cards={cards} onTurnOver={press} />
      <p role="status" className={mergeClasses(told.told, away !== null && styles.away)}>
        {away ?? duelWords(duel)}
      </p>
      {isLeaving && (
        <ConfirmDialog
          title={leaving.title}
          confirmLabel={leaving.confirm}
          onConfirm={() => void end(duel.id)}
          onClose={() => setLeaving(false)}
        >
          {leaving.body}
        </ConfirmDialog>
      )}
    </RunFrame>
  );
}
