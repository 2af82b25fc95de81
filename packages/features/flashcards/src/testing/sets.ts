import type { World } from '@pausenplatz/account/testing';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import type { CardSide } from '../contract/index.ts';
import type { FlashcardsTables } from '../server/index.ts';

const flashcardsTablesOf = (world: Pick<World, 'services'>) => ownTables<FlashcardsTables>(world.services.db);

/** A side with a term. */
export const aSide = (term: string, more: Partial<CardSide> = {}): CardSide => ({
  template: 'term',
  term,
  text: '',
  fileId: null,
  alt: '',
  ...more,
});

interface PlantedSet {
  readonly setId: string;
  readonly cardIds: readonly string[];
}

type Person = keyof World['people'];

interface SetOptions {
  readonly owner?: Person;
  readonly terms?: readonly string[];
  readonly isPublic?: boolean;
}

/** Plants a set, by the teacher of 3a unless said otherwise. */
export async function aSet(
  world: World,
  { owner = 'teacherOfClass', terms = ['Igel', 'Fuchs'], isPublic = false }: SetOptions = {},
): Promise<PlantedSet> {
  const db = flashcardsTablesOf(world);
  const setId = newId();
  const now = world.services.clock.now();
  const begun = { created_at: now, updated_at: now, archived_at: null, deleted_at: null };
  await db
    .insertInto('flashcard_set')
    .values({
      id: setId,
      owner_id: world.people[owner].userId,
      title: 'Tiere',
      subject: 'nature',
      level: 'cycle2',
      is_public: isPublic,
      ...begun,
    })
    .execute();
  const rows = terms.map((term, at) => ({
    id: newId(),
    set_id: setId,
    position: `a${at}`,
    front: JSON.stringify(aSide(term)),
    back: JSON.stringify(aSide(`${term}?`)),
    deleted_at: null,
  }));
  if (rows.length > 0) await db.insertInto('flashcard_card').values(rows).execute();
  return { setId, cardIds: rows.map(({ id }) => id) };
}

interface BoxOptions {
  /** Null: for the whole class. */
  readonly pupilIds?: string[] | null;
  /** Their own box instead of one of 3a. */
  readonly own?: Person;
  readonly testOn?: string | null;
}

/** Plants a box of class 3a, or somebody's own. */
export async function aBox(world: World, setId: string, { pupilIds = null, own, testOn = null }: BoxOptions = {}): Promise<string> {
  const id = newId();
  const whom = own ? { user_id: world.people[own].userId, class_id: null } : { user_id: null, class_id: world.ownClassId };
  const row = {
    id,
    set_id: setId,
    owner_id: world.people[own ?? 'teacherOfClass'].userId,
    pupil_ids: pupilIds,
    start_on: null,
    test_on: testOn,
  };
  await flashcardsTablesOf(world)
    .insertInto('flashcard_box')
    .values({ ...row, ...whom, created_at: world.services.clock.now(), archived_at: null })
    .execute();
  return id;
}

/** Takes away what was planted and made before: a person has so many sets and boxes. */
export async function withoutSets(world: World): Promise<void> {
  await flashcardsTablesOf(world).deleteFrom('flashcard_set').execute();
}

/** The one set that there is, which its teacher gave to class 3a. */
export async function aGivenSet(world: World): Promise<PlantedSet & { readonly boxId: string }> {
  await withoutSets(world);
  const set = await aSet(world);
  return { ...set, boxId: await aBox(world, set.setId) };
}
