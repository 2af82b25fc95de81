import { foreignServicesStep } from '@pausenplatz/schools/server';
import { confirmed } from '@pausenplatz/kernel-contract';
import { asSystem, type CallContext, ownTables, personOf, refuse as refuseAny } from '@pausenplatz/kernel-server';
import { getAdventFraming, markOpened, openDoor, showAdvent } from '../../contract/index.ts';
import { isOpenAt } from '../../rules/door-state.ts';
import { handle, refuse } from '../advent.ts';
import { framingOf } from '../framing.ts';
import { isFilled, presentCalendar, presentContent, timedDoors, type TimedDoor } from '../present.ts';
import { behindDoor, fileOf, openedBy, pupilsOf, shownFaces } from '../queries.ts';
import { type CalendarScope, proveCalendar } from '../scope.ts';
import type { AdventTables } from '../tables.ts';

/** A public calendar is opened by a whole school behind one address, and by all that visit its website. */
const perAddress = { name: 'public-advent', points: 1_200, perSeconds: 60, perProcess: true } as const;

async function limitVisitors({ actor, rateLimiter, request }: CallContext<AdventTables>): Promise<void> {
  if (actor.kind === 'user') return;
  const seconds = await rateLimiter.take(perAddress, request.ip);
  if (seconds > 0) refuseAny('TOO_MANY_REQUESTS', { details: { seconds } });
}

export const showHandler = handle(showAdvent, async (context, { id }) => {
  await limitVisitors(context);
  const scope = await proveCalendar(context, id, 'read');
  const doors = timedDoors(scope.row, await shownFaces(context.db, scope));
  const opened = await openedBy(context.db, id, scope.userId);
  return presentCalendar(context, scope, doors, { opened, picture: await fileOf(context.db, scope.row.picture_id) });
});

export const openDoorHandler = handle(openDoor, async (context, { id, number }) => {
  await limitVisitors(context);
  const { scope, door } = await proveOpen(context, id, number);
  const behind = await behindDoor(context.db, scope, number);
  const content = behind && presentContent(context, behind);
  if (!content) return refuse('ADVENT_DOOR_CLOSED');
  const shown = content.kind === 'block' ? { ...content, services: await foreignServices(context, scope) } : content;
  return { number, label: door.label, content: shown, madeBy: await madeBy(context, scope, door) };
});

export const markOpenedHandler = handle(markOpened, async (context, { id, number }) => {
  const { userId } = personOf(context);
  await proveOpen(context, id, number);
  await context.db
    .insertInto('advent_opened')
    .values({ calendar_id: id, number, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return confirmed;
});

/** What the schools of the calendar say about services of others, which a block behind a door may bring. */
async function foreignServices({ steps, db, actor }: CallContext<AdventTables>, { schoolIds }: CalendarScope) {
  const of = actor.kind === 'user' ? actor.schoolIds : [];
  const said = await Promise.all(steps.given(foreignServicesStep).map(({ step }) => step(db as never, schoolIds, of)));
  return Object.assign({}, ...said) as Record<string, 'allowed' | 'forbidden'>;
}

/** The one place that decides whether somebody may look behind a door: now, by the server's clock. */
async function proveOpen(context: CallContext<AdventTables>, id: string, number: number) {
  const scope = await proveCalendar(context, id, 'read');
  const door = timedDoors(scope.row, await shownFaces(context.db, scope)).find(({ row }) => row.number === number);
  if (!door || !isOpenAt(door.times, context.clock.now()) || !isFilled(door.row)) return refuse('ADVENT_DOOR_CLOSED');
  return { scope, door };
}

/** The own class knows whose door it is; outside nobody learns a name (trust: H6). */
async function madeBy(context: CallContext<AdventTables>, scope: CalendarScope, { row }: TimedDoor): Promise<string | null> {
  if (row.pupil_id === null || !scope.rights.has('fill')) return null;
  const pupils = await pupilsOf(context.db, scope.row.class_id);
  return pupils.find((pupil) => pupil.id === row.pupil_id)?.name ?? null;
}

export const framingHandler = handle(getAdventFraming, async (context, { id }) => {
  await limitVisitors(context);
  const origins = await asSystem(() => framingOf(context, ownTables<AdventTables>(context.db as never), id));
  return { origins: [...(origins ?? [])] };
});
