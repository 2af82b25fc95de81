import type { Examples, World } from '@pausenplatz/account/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import type { adventCalls } from '../contract/index.ts';
import { aCalendar, adventTablesOf, words } from './calendars.ts';

/** A calendar of class 3a with one open door, which a child of it fills; whoever has nothing but a link sees a public one. */
const anOpenOne = (world: World, actor: ActorName) =>
  aCalendar(world, actor === 'linkHolder' ? { visibility: 'public' } : {}, { 1: words('Guten Morgen!') });
const ofClass = async (world: World) => ({ id: await aCalendar(world, {}, { 1: { ...words('Ein Igel'), pupil_id: mia(world) } }) });
const mia = (world: World) => world.people.pupilOwner.userId;

async function withRoom(world: World): Promise<void> {
  // Each cell of a matrix makes one; a person has room for so many.
  await adventTablesOf(world).deleteFrom('advent_calendar').execute();
}

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const adventExamples: Examples<typeof adventCalls> = {
  listAdvent: () => ({}),
  async createAdvent(world) {
    await withRoom(world);
    return { title: 'Advent 2026', schoolClassId: world.ownClassId };
  },
  showAdvent: async (world, actor) => ({ id: await anOpenOne(world, actor) }),
  editAdvent: ofClass,
  updateAdvent: async (world) => ({ ...(await ofClass(world)), changes: { title: 'Neuer Titel' } }),
  deleteAdvent: ofClass,
  restoreAdvent: async (world) => ({ id: await aCalendar(world, { deleted_at: world.services.clock.now() }) }),
  async copyAdvent(world) {
    await withRoom(world);
    return ofClass(world);
  },
  getAdventFraming: ofClass,
  openDoor: async (world, actor) => ({ id: await anOpenOne(world, actor), number: 1 }),
  markOpened: async (world, actor) => ({ id: await anOpenOne(world, actor), number: 1 }),
  updateDoor: async (world) => ({
    ...(await ofClass(world)),
    number: 2,
    changes: { content: { kind: 'text', title: '', text: 'Guten Tag' } },
  }),
  judgeDoor: async (world) => ({ ...(await ofClass(world)), number: 1, isReleased: true }),
  drawLots: ofClass,
  ownDoors: ofClass,
  getAdventToday: () => ({}),
  async fillDoor(world) {
    const id = await aCalendar(world, {}, { 1: { pupil_id: mia(world) } });
    return { id, number: 1, content: { kind: 'text', title: 'Igel', text: 'Er schläft.' }, isHandedIn: true };
  },
};
