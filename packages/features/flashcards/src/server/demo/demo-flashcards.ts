import { addDays, zurichDay } from '@pausenplatz/kernel-format';
import { demoPeople } from '@pausenplatz/account/server';
import { storePicture } from '@pausenplatz/documents/server';
import { type DemoWorld, newId, ownTables } from '@pausenplatz/kernel-server';
import { demoSchool } from '@pausenplatz/schools/server';
import { generateNKeysBetween } from 'fractional-indexing';
import type { Kysely } from 'kysely';
import type { CardSide } from '../../contract/index.ts';
import { remember } from '../../rules/index.ts';
import { setFiles } from '../store-card.ts';
import type { FlashcardsTables } from '../tables.ts';
import { animalDrawings, frenchAnimals, winterAnimals } from './winter-animals.data.ts';

type Db = Kysely<FlashcardsTables>;

const plain: CardSide = { template: 'term', term: '', text: '', fileId: null, alt: '' };

interface DemoSet {
  readonly ownerId: string;
  readonly title: string;
  readonly subject: 'nature' | 'french';
  readonly isPublic: boolean;
  readonly cards: readonly { readonly front: CardSide; readonly back: CardSide }[];
}

async function plantSet(
  db: Db,
  now: Date,
  { ownerId, title, subject, isPublic, cards }: DemoSet,
): Promise<{ id: string; cardIds: string[] }> {
  const id = newId();
  const when = { created_at: now, updated_at: now, archived_at: null, deleted_at: null };
  await db
    .insertInto('flashcard_set')
    .values({ id, owner_id: ownerId, title, subject, level: 'cycle2', is_public: isPublic, ...when })
    .execute();
  const positions = generateNKeysBetween(null, null, cards.length);
  const rows = cards.map((card, at) => ({ id: newId(), position: positions[at] ?? '', ...card }));
  await db
    .insertInto('flashcard_card')
    .values(
      rows.map(({ front, back, ...row }) => ({
        ...row,
        set_id: id,
        front: JSON.stringify(front),
        back: JSON.stringify(back),
        deleted_at: null,
      })),
    )
    .execute();
  await setFiles(db, id, rows);
  return { id, cardIds: rows.map((row) => row.id) };
}

/** Animals in winter for class 3a, whose pupils have learnt some of it, and words of French that everybody finds. */
export async function demoFlashcards({ services, find }: DemoWorld): Promise<void> {
  const db = ownTables<FlashcardsTables>(services.db);
  const now = services.clock.now();
  const people = find(demoPeople);
  const { classes } = find(demoSchool);
  const lea = people.get('lea.brunner') ?? '';
  const noah = people.get('noah.meier') ?? '';
  const files = new Map<string, string>();
  for (const [name, svg] of Object.entries(animalDrawings))
    files.set(name, await storePicture(services, { ownerId: lea, name: `${name}.png`, mimeType: 'image/png', content: Buffer.from(svg) }));
  const animals = await plantSet(db, now, {
    ownerId: lea,
    title: 'Tiere im Winter',
    subject: 'nature',
    isPublic: false,
    cards: winterAnimals.map(({ front: { term, drawing }, back }) => ({
      front: {
        ...plain,
        template: drawing ? 'imageTerm' : 'term',
        term,
        fileId: drawing ? (files.get(drawing) ?? null) : null,
        alt: drawing ? 'eine Zeichnung' : '',
      },
      back: { ...plain, template: back.text === '' ? 'term' : 'termDefinition', ...back },
    })),
  });
  const today = zurichDay(now);
  const animalsBox = newId();
  const box = { start_on: null, pupil_ids: null, user_id: null, created_at: now, archived_at: null } as const;
  await db
    .insertInto('flashcard_box')
    .values({ ...box, id: animalsBox, set_id: animals.id, owner_id: lea, class_id: classes['3a'], test_on: addDays(today, 12) })
    .execute();
  await plantMemories(db, { userId: noah, boxId: animalsBox, cardIds: animals.cardIds.slice(0, 5), on: addDays(today, -3) });
  const french = await plantSet(db, now, {
    ownerId: people.get('urs.zgraggen') ?? '',
    title: 'Les animaux',
    subject: 'french',
    isPublic: true,
    cards: frenchAnimals.map(([front, back]) => ({ front: { ...plain, term: front }, back: { ...plain, term: back } })),
  });
  await db
    .insertInto('flashcard_box')
    .values({ ...box, id: newId(), set_id: french.id, owner_id: noah, class_id: null, user_id: noah, test_on: null })
    .execute();
}

interface Planted {
  readonly userId: string;
  readonly boxId: string;
  readonly cardIds: readonly string[];
  readonly on: string;
}

async function plantMemories(db: Db, { userId, boxId, cardIds, on }: Planted): Promise<void> {
  const rows = cardIds.map((card_id, at) => {
    const { firstOn, lastOn, dueOn, ...memory } = remember(null, { knew: at % 3 !== 2, on, testOn: null });
    return { user_id: userId, box_id: boxId, card_id, ...memory, first_on: firstOn, last_on: lastOn, due_on: dueOn };
  });
  await db.insertInto('flashcard_state').values(rows).execute();
}
