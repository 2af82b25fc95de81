import { getDuel, keepDuelSeat, turnDuelCard } from '../../contract/index.ts';
import { awayMsLeft, isMemoryOver, seenWhenLeaving, turnOver } from '../../rules/index.ts';
import { holdDuel, type OwnDuel, proveDuel, stateOf } from '../duels/find.ts';
import { gameOf, presentDuel } from '../duels/present.ts';
import { storeDuel, tellDuel } from '../duels/store.ts';
import { handle, refuse } from '../games.ts';

const getHandler = handle(getDuel, async (context, { id }) => presentDuel(await proveDuel(context, id), context.clock.now()));

const seenColumn = ({ me }: OwnDuel) => (me === 0 ? 'inviter_seen_at' : 'invitee_seen_at');

const turnHandler = handle(turnDuelCard, async (context, { id, place }) =>
  context.transact(async (work) => {
    const duel = await holdDuel(context, work, id);
    const now = context.clock.now();
    if (stateOf(duel, now) !== 'playing') return refuse('GAMES_DUEL_OVER');
    if (duel.turn !== duel.me) return refuse('GAMES_DUEL_TURN');
    const before = gameOf(duel);
    const next = turnOver(before, place);
    if (next === before) return refuse('GAMES_DUEL_CARD');
    const change = {
      turn: next.turn,
      finders: next.finders.map((finder) => finder ?? -1),
      last: next.last,
      last_places: [...(next.turns.at(-1) ?? next.open)],
      turned_at: now,
      state: isMemoryOver(next) ? ('finished' as const) : ('playing' as const),
      [seenColumn(duel)]: now,
    };
    return storeDuel(context, work, { duel, change });
  }),
);

/** A sign every few seconds: the other is told only who was away and came back, or goes. */
const seatHandler = handle(keepDuelSeat, async (context, { id, isHere }) => {
  const duel = await proveDuel(context, id);
  const now = context.clock.now();
  if (stateOf(duel, now) !== 'playing') return presentDuel(duel, now);
  const column = seenColumn(duel);
  const wasAway = awayMsLeft(duel[column], now) !== null;
  if (!isHere && wasAway) return presentDuel(duel, now);
  return context.transact(async (work) => {
    const tells = wasAway || !isHere;
    const row = await work.db
      .updateTable('memory_duel')
      .set((set) => ({ [column]: isHere ? now : seenWhenLeaving(now), rev: set('rev', '+', tells ? 1 : 0) }))
      .where('id', '=', duel.id)
      .where('state', '=', 'playing')
      .returning(['id', 'rev', 'inviter_id', 'invitee_id'])
      .executeTakeFirst();
    if (row && tells) tellDuel(work, row);
    return presentDuel(await proveDuel({ ...context, db: work.db }, id), now);
  });
});

export const duelHandlers = [getHandler, turnHandler, seatHandler];
