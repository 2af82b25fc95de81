import type { Half } from './deal.ts';

/** A game as it stands; places count from the upper left. */
export interface MemoryGame {
  readonly halves: readonly Half[];
  readonly players: number;
  /** Whose turn it is, from nought. */
  readonly turn: number;
  /** Of each pair: who found it, null where nobody has yet. */
  readonly finders: readonly (number | null)[];
  /** What lies open: one in the middle of a turn, two after a turn without a pair, until the next card is turned over. */
  readonly open: readonly number[];
  readonly turns: readonly (readonly [number, number])[];
  /** What the last press has done. */
  readonly last: 'first' | 'pair' | 'miss' | null;
}

export const newMemory = (halves: readonly Half[], players: number): MemoryGame => ({
  halves,
  players,
  turn: 0,
  finders: Array.from({ length: halves.length / 2 }, () => null),
  open: [],
  turns: [],
  last: null,
});

export const isMemoryOver = ({ finders }: MemoryGame): boolean => finders.every((finder) => finder !== null);

/** Whether the card at a place was taken away. */
export const isTaken = ({ halves, finders }: MemoryGame, place: number): boolean => finders[halves[place]?.pair ?? -1] != null;

/** Turns a card over. What cannot be turned over changes nothing. */
export function turnOver(game: MemoryGame, place: number): MemoryGame {
  const { halves, open, finders, turn, players, turns } = game;
  const half = halves[place];
  if (!half || isTaken(game, place)) return game;
  const [first] = open;
  // Two that do not belong together go back when the next one is taken.
  if (first === undefined || open.length === 2) return { ...game, open: [place], last: 'first' };
  if (first === place) return game;
  const made = [...turns, [first, place] as const];
  if (halves[first]?.pair !== half.pair) return { ...game, open: [first, place], turns: made, turn: (turn + 1) % players, last: 'miss' };
  return { ...game, open: [], turns: made, finders: finders.map((one, pair) => (pair === half.pair ? turn : one)), last: 'pair' };
}

/** How many pairs each player has. */
export const pairsOf = ({ finders, players }: MemoryGame): readonly number[] =>
  Array.from({ length: players }, (_, player) => finders.filter((finder) => finder === player).length);

/** Those with the most pairs; several where they are equal. */
export function winnersOf(game: MemoryGame): readonly number[] {
  const pairs = pairsOf(game);
  const most = Math.max(...pairs);
  return pairs.flatMap((own, player) => (own === most ? [player] : []));
}

/** Plays a game over that somebody played alone; null where it cannot have gone like this, or did not end. */
export function playedOver(halves: readonly Half[], turns: readonly (readonly [number, number])[]): MemoryGame | null {
  let game = newMemory(halves, 1);
  for (const [first, second] of turns) {
    if (isMemoryOver(game)) return null;
    const before = game.turns.length;
    game = turnOver(turnOver(game, first), second);
    if (game.turns.length !== before + 1) return null;
  }
  return isMemoryOver(game) ? game : null;
}
