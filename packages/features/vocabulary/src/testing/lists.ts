import type { World } from '@pausenplatz/account/testing';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import type { SpelledWord } from '../contract/index.ts';
import type { VocabularyTables } from '../server/index.ts';

const tablesOf = (world: Pick<World, 'services'>) => ownTables<VocabularyTables>(world.services.db);

/** A word with its sentences. */
export const aWord = (word: string, more: Partial<SpelledWord> = {}): SpelledWord => ({
  word,
  sentence: '',
  sentence2: '',
  sentence3: '',
  sentence4: '',
  ...more,
});

interface PlantedList {
  readonly id: string;
  readonly portionIds: readonly string[];
  /** Of all portions, in order. */
  readonly itemIds: readonly string[];
}

interface ListOptions {
  readonly owner?: keyof World['people'];
  readonly portions?: readonly (readonly string[])[];
  readonly isShared?: boolean;
}

/** Plants a list, by the teacher of 3a and with two portions unless said otherwise. */
export async function aList(world: World, options: ListOptions = {}): Promise<PlantedList> {
  const { owner = 'teacherOfClass', portions = [['der Fuchs', 'die Tanne'], ['das Moos']], isShared = false } = options;
  const db = tablesOf(world);
  const id = newId();
  const now = world.services.clock.now();
  const when = { created_at: now, updated_at: now, deleted_at: null };
  await db
    .insertInto('vocabulary')
    .values({ id, owner_id: world.people[owner].userId, name: 'Wald', icon: null, is_shared: isShared, ...when })
    .execute();
  const portionRows = portions.map((_words, at) => ({ id: newId(), vocabulary_id: id, position: at + 1 }));
  await db.insertInto('vocabulary_portion').values(portionRows).execute();
  const items = portions.flatMap((words, portion) =>
    words.map((word, at) => ({
      id: newId(),
      vocabulary_id: id,
      portion_id: portionRows[portion]?.id ?? '',
      position: at + 1,
      ...aWord(word),
      error: null,
      corrected_by_teacher: false,
      deleted_at: null,
    })),
  );
  if (items.length > 0) await db.insertInto('vocabulary_item').values(items).execute();
  return { id, portionIds: portionRows.map((row) => row.id), itemIds: items.map((row) => row.id) };
}

/** Gives a list to class 3a, or to some of its pupils. */
export async function given(world: World, id: string, pupilIds: string[] | null = null): Promise<void> {
  const row = { vocabulary_id: id, class_id: world.ownClassId, created_by: world.people.teacherOfClass.userId };
  await tablesOf(world)
    .insertInto('vocabulary_assignment')
    .values({ ...row, pupil_ids: pupilIds, created_at: world.services.clock.now() })
    .execute();
}

/** Takes away what was planted and made before: a person has so many lists, and so many new words a day. */
export const withoutLists = async (world: World): Promise<void> => {
  await tablesOf(world).deleteFrom('vocabulary').execute();
};

/** The one list that there is, which its teacher gave to class 3a. */
export async function aGivenList(world: World, options: ListOptions = {}): Promise<PlantedList> {
  await withoutLists(world);
  const list = await aList(world, options);
  await given(world, list.id);
  return list;
}
