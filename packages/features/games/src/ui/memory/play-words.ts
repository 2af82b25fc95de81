import { fill } from '@pausenplatz/kernel-contract';
import { type Face, isTaken, type MemoryGame, type Pair } from '../../rules/index.ts';
import { memoryTexts } from '../../texts.memory.ts';
import type { ShownCard } from './memory-card.tsx';
import { nameOfPlayer } from './players.tsx';

const { play: texts } = memoryTexts;

/** 2:05 of milliseconds. */
export function clockWords(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function faceAt({ halves }: MemoryGame, pairs: readonly Pair[], place: number | undefined): Face | null {
  const half = halves[place ?? -1];
  const pair = pairs[half?.pair ?? -1];
  return (half?.isSecond ? pair?.second : pair?.first) ?? null;
}

/** What lies at each place; the pair that was found last is shown until the next card is turned over. */
export function shownCards(game: MemoryGame, pairs: readonly Pair[]): ShownCard[] {
  const inSight = game.last === 'pair' ? (game.turns.at(-1) ?? []) : game.open;
  return game.halves.map((_, place) => {
    const face = inSight.includes(place) ? faceAt(game, pairs, place) : null;
    if (isTaken(game, place)) return { state: 'taken', face };
    return face ? { state: 'open', face } : { state: 'covered' };
  });
}

/** What the last press has done, for eyes and ears alike. */
export function playWords(game: MemoryGame, pairs: readonly Pair[]): string {
  const [one, other] = (game.last === 'pair' ? (game.turns.at(-1) ?? []) : game.open).map(
    (place) => faceAt(game, pairs, place)?.text ?? '',
  );
  const told = { one: one ?? '', other: other ?? '', text: one ?? '', name: nameOfPlayer(game.turn) };
  if (game.last === null) return texts.begin;
  if (game.last === 'first') return fill(texts.open, told);
  const isAlone = game.players === 1;
  if (game.last === 'pair') return fill(isAlone ? texts.pairAlone : texts.pair, told);
  return fill(isAlone ? texts.miss : texts.missNext, told);
}
