import type { Duel, DuelBrief, DuelCard, DuelFace, DuelSide } from '../../contract/index.ts';
import { awayMsLeft, isTaken, type MemoryGame, pairsOf, sightMsLeft } from '../../rules/index.ts';
import { gamesLimits as limits } from '../../contract/index.ts';
import type { DealtCard } from '../tables.ts';
import { type OwnDuel, stateOf } from './find.ts';

/** A duel as the rules of the game know it. */
export const gameOf = ({ cards, turn, finders, last, last_places: places }: OwnDuel): MemoryGame => ({
  halves: cards.map(({ pair }, place) => ({ pair, isSecond: cards.findIndex((card) => card.pair === pair) < place })),
  players: 2,
  turn,
  finders: finders.map((finder) => (finder < 0 ? null : finder)),
  open: last === 'first' || last === 'miss' ? places : [],
  turns: [],
  last,
});

const faceOf = ({ text, emoji, picture }: DealtCard): DuelFace => ({ text, emoji, picture });

export function presentBrief(duel: OwnDuel, now: Date): DuelBrief {
  const state = stateOf(duel, now);
  const waited = now.getTime() - duel.invited_at.getTime();
  return {
    id: duel.id,
    rev: duel.rev,
    state,
    asked: duel.me === 1 ? 'me' : 'other',
    other: duel.other,
    classId: duel.class_id,
    set: { kind: duel.set_name, id: duel.set_id },
    title: duel.set_title,
    size: duel.size,
    waitsMs: state === 'invited' ? Math.max(0, limits.duelAnswerMs - waited) : null,
  };
}

/** A duel as it leaves the server: of a card nothing but that it is covered, until it lies open or was taken. */
export function presentDuel(duel: OwnDuel, now: Date): Duel {
  const brief = presentBrief(duel, now);
  const sideOf = (player: number): DuelSide => (player === duel.me ? 'me' : 'other');
  const game = gameOf(duel);
  const { last, last_places: places, turn } = duel;
  const sightMs = brief.state === 'playing' ? sightMsLeft(last, duel.turned_at, now) : null;
  const isInSight = (place: number) => places.includes(place) && (last === 'first' || sightMs !== null);
  const cards = duel.cards.map((card, place): DuelCard => {
    const face = isInSight(place) ? faceOf(card) : null;
    if (isTaken(game, place)) return { state: 'taken', by: sideOf(game.finders[card.pair] ?? -1), face };
    return face ? { state: 'open', face } : { state: 'covered' };
  });
  const counts = pairsOf(game);
  // A pair that was found may be named; two that went back may not.
  const told = places.filter((place) => last === 'pair' || isInSight(place));
  const otherSeenAt = duel.me === 0 ? duel.invitee_seen_at : duel.inviter_seen_at;
  return {
    ...brief,
    cards,
    turn: sideOf(turn),
    pairs: { me: counts[duel.me] ?? 0, other: counts[1 - duel.me] ?? 0 },
    last: last && {
      kind: last,
      // After a turn without a pair it is the next one’s turn already.
      by: sideOf(last === 'miss' ? 1 - turn : turn),
      faces: told.flatMap((place) => duel.cards[place] ?? []).map(faceOf),
    },
    sightMs,
    otherAwayMs: brief.state === 'playing' ? awayMsLeft(otherSeenAt, now) : null,
  };
}
