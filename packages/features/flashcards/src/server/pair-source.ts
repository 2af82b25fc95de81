import { giveStep } from '@pausenplatz/kernel-server';
import { pairsApart } from '@pausenplatz/progress/rules';
import { type LearnPair, pairSourceStep, type PairSide } from '@pausenplatz/progress/server';
import { type Kysely, sql } from 'kysely';
import type { CardFiles, CardSide } from '../contract/index.ts';
import { readBoxes } from './queries/boxes.ts';
import { filesOfSets } from './queries/sets.ts';
import type { FlashcardsTables } from './tables.ts';

/** The longest that still reads on a card of a game. */
const longest = 80;

/** What a side shows on a small card: its picture, else its term, else a short text; null where that is nothing. */
function sideOf({ template, term, text, fileId, alt }: CardSide, files: CardFiles): PairSide | null {
  const hasPicture = template === 'image' || template === 'imageTerm' || template === 'any';
  const picture = (hasPicture && fileId !== null && files[fileId]) || null;
  const said = (picture && alt !== '' ? alt : template === 'text' ? text : term || text).trim();
  return said === '' || said.length > longest ? null : { text: said, picture };
}

/** The cards of these sets as pairs, in their order; what shows nothing on one of its sides makes none. */
async function pairsOfSets(
  asking: Parameters<typeof filesOfSets>[0],
  db: Kysely<FlashcardsTables>,
  setIds: readonly string[],
): Promise<ReadonlyMap<string, readonly LearnPair[]>> {
  const cards = await db
    .selectFrom('flashcard_card')
    .select(['set_id', 'front', 'back'])
    .where('set_id', 'in', setIds)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const files = await filesOfSets(asking, db, setIds);
  const pairOf = ({ front, back }: (typeof cards)[number]): LearnPair[] => {
    const [first, second] = [sideOf(front, files), sideOf(back, files)];
    return first && second ? [{ first, second }] : [];
  };
  return new Map([...Map.groupBy(cards, ({ set_id }) => set_id)].map(([setId, own]) => [setId, own.flatMap(pairOf)]));
}

/** The boxes with which somebody learns or teaches, for the games. */
export const flashcardPairs = giveStep(pairSourceStep, {
  kind: 'cards',
  async list(asking, asker) {
    // The same database, whose tables progress does not know.
    const db = asking.db as unknown as Kysely<FlashcardsTables>;
    const rows = await ownBoxes(db, asker, sql`true`);
    if (rows.length === 0) return [];
    const pairs = await pairsOfSets(asking, db, [...new Set(rows.map(({ setId }) => setId))]);
    return rows.map(({ id, title, setId }) => ({ id, title, pairs: pairsApart(pairs.get(setId) ?? []).length }));
  },
  async read(asking, asker, id) {
    const db = asking.db as unknown as Kysely<FlashcardsTables>;
    const [box] = await ownBoxes(db, asker, sql`box.id = ${id}`);
    if (!box) return null;
    const pairs = (await pairsOfSets(asking, db, [box.setId])).get(box.setId) ?? [];
    return { title: box.title, pairs };
  },
});

type Asker = Parameters<typeof readBoxes>[1] & { readonly teachesClassIds: readonly string[] };

/** A box each for those that somebody learns or teaches with: of the classes of today, and one's own. */
async function ownBoxes(db: Kysely<FlashcardsTables>, asker: Asker, condition: ReturnType<typeof sql>) {
  const classIds = [...asker.attendsClassIds, ...asker.teachesClassIds];
  const isTheirs = sql`(box.user_id = ${asker.userId} or box.class_id = any(${classIds}::text[]))`;
  const rows = await readBoxes(db, asker, sql`box.archived_at is null and ${isTheirs} and ${condition}`);
  return rows.filter(({ learns, teaches, isLiving }) => isLiving && (learns || teaches));
}
