import { demoPeople } from '@pausenplatz/account/server';
import { addDays, zurichDay } from '@pausenplatz/kernel-format';
import { type DemoWorld, newId, ownTables } from '@pausenplatz/kernel-server';
import { demoSchool } from '@pausenplatz/schools/server';
import type { Kysely } from 'kysely';
import { afterAnswer, type WordState } from '../../rules/index.ts';
import { storeStates } from '../store-states.ts';
import type { VocabularyTables } from '../tables.ts';
import { ownWords, weekWords } from './week-words.data.ts';

type Db = Kysely<VocabularyTables>;

interface DemoList {
  readonly ownerId: string;
  readonly name: string;
  readonly portions: readonly (readonly (readonly string[])[])[];
  readonly isShared?: boolean;
}

async function plantList(
  db: Db,
  now: Date,
  { ownerId, name, portions, isShared = false }: DemoList,
): Promise<{ id: string; itemIds: string[] }> {
  const id = newId();
  await db
    .insertInto('vocabulary')
    .values({ id, owner_id: ownerId, name, icon: null, is_shared: isShared, created_at: now, updated_at: now, deleted_at: null })
    .execute();
  const rows = portions.map((_words, at) => ({ id: newId(), vocabulary_id: id, position: at + 1 }));
  await db.insertInto('vocabulary_portion').values(rows).execute();
  const items = portions.flatMap((words, portion) =>
    words.map(([word = '', sentence = '', sentence2 = '', sentence3 = '', sentence4 = ''], at) => ({
      id: newId(),
      vocabulary_id: id,
      portion_id: rows[portion]?.id ?? '',
      position: at + 1,
      word,
      sentence,
      sentence2,
      sentence3,
      sentence4,
      error: null,
      corrected_by_teacher: false,
      deleted_at: null,
    })),
  );
  await db.insertInto('vocabulary_item').values(items).execute();
  return { id, itemIds: items.map((item) => item.id) };
}

/** Answers of a child to a word, one each time it was due: r for right, anything else what was written. */
function practised(answers: readonly string[], today: string): WordState {
  let state: WordState | null = null;
  // Who knows it for good began long ago.
  let on = addDays(today, answers.length > 6 ? -75 : -20);
  for (const answer of answers) {
    state = afterAnswer(state, { isRight: answer === 'r', typed: answer === 'r' ? '' : answer, on });
    on = state.dueOn;
  }
  return { ...(state ?? afterAnswer(null, { isRight: true, typed: '', on })), dueOn: on < today ? today : on };
}

/** By child, the answers to the first words of the list. */
const stories: Readonly<Record<string, readonly string[]>> = {
  'noah.meier': ['r, das Eichörnchen, r', 'r, r, r, r, r, r, r', 'das Mos, das Mohs, das Mos', 'r, die Nus', 'r, r', 'r'],
  'mia.mueller': ['r, r, r', 'r, r, r, r', 'r, r', 'r, r, r, r, r, r, r', 'r, r', 'r, r', 'r'],
};
const others: readonly (readonly string[])[] = [
  ['das Eichhörchen, r', 'r, r', 'r, das Mohs, r', 'r, r, r, r, r, r, r', 'r, r, r, r', 'die Wurzl'],
  ['r, r', 'die Tane, r, r', 'das Mos', 'r', 'r, r, r', 'r', 'r', 'r, r'],
  ['das Eichornchen, das Eichhornchen, r', 'r', 'r, r'],
  ['r, r, r', 'r, r, r, r, r, r, r', 'r, r', 'die Nus, die Nus, die Nus', 'r, r, r', 'r', 'die Bletter, r'],
];

/** Words of the week for class 3a, whose pupils have practised them, a list that the school shares, and one that a child wrote. */
export async function demoVocabulary({ services, find }: DemoWorld): Promise<void> {
  const db = ownTables<VocabularyTables>(services.db);
  const now = services.clock.now();
  const today = zurichDay(now);
  const people = find(demoPeople);
  const { classes } = find(demoSchool);
  const lea = people.get('lea.brunner') ?? '';
  const week = await plantList(db, now, { ownerId: lea, name: 'Lernwörter Woche 47', portions: weekWords });
  await db
    .insertInto('vocabulary_assignment')
    .values({ vocabulary_id: week.id, class_id: classes['3a'], pupil_ids: null, created_by: lea, created_at: now })
    .execute();
  const pupils = await db.selectFrom('class_pupil').select('user_id').where('class_id', '=', classes['3a']).orderBy('number').execute();
  const names = new Map([...people].map(([name, id]) => [id, name]));
  for (const [at, { user_id }] of pupils.entries()) {
    const story = stories[names.get(user_id) ?? ''] ?? others[at % others.length] ?? [];
    const states = new Map(story.map((answers, index) => [week.itemIds[index] ?? '', practised(answers.split(', '), today)]));
    await storeStates({ db }, user_id, states);
  }
  await plantList(db, now, { ownerId: people.get('noah.meier') ?? '', name: 'Rund ums Velo', portions: [ownWords.map((word) => [word])] });
  await plantList(db, now, {
    ownerId: people.get('urs.zgraggen') ?? '',
    name: 'Herbstwörter',
    portions: [['der Nebel', 'die Kastanie', 'die Ernte', 'kühl'].map((word) => [word])],
    isShared: true,
  });
}
