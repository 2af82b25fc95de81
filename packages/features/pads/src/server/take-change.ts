import type { Work } from '@pausenplatz/kernel-server';
import { type PadChange, padsLimits } from '../contract/index.ts';
import { changedSegments, segmentsOf, spansOf, textOf } from '../rules/index.ts';
import { refuse } from './pads.ts';
import type { PadRow } from './queries.ts';
import type { MemberScope } from './scope.ts';
import type { PadsTables } from './tables.ts';

type Db = Work<PadsTables>['db'];

/** The number of who writes; whoever writes for the first time gets the next one. */
export async function numberOf(db: Db, blockId: string, userId: string): Promise<number> {
  const ofPad = db.selectFrom('pad_author').where('pad_id', '=', blockId);
  const own = await ofPad.select('no').where('user_id', '=', userId).executeTakeFirst();
  if (own) return own.no;
  const { count, last } = await ofPad
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('no').as('last')])
    .executeTakeFirstOrThrow();
  if (count >= padsLimits.authors) return refuse('PAD_AUTHORS_FULL', { details: { count: padsLimits.authors } });
  const no = (last ?? 0) + 1;
  await db.insertInto('pad_author').values({ pad_id: blockId, no, user_id: userId }).execute();
  return no;
}

/** A pad in which somebody is about to write, locked; one in which nobody ever wrote begins empty. */
export async function lockPad(db: Db, { blockId, pageId }: MemberScope, now: Date): Promise<PadRow> {
  await db
    .insertInto('pad')
    .values({ block_id: blockId, page_id: pageId, version: 0, text: '', spans: '[]', changed_at: now, kept_at: now, writers: '[]' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db.selectFrom('pad').selectAll().where('block_id', '=', blockId).forUpdate().executeTakeFirstOrThrow();
}

interface Authored {
  readonly by: number;
  readonly key: string;
  readonly continues: boolean;
  readonly change: PadChange;
}

/** Takes changes in, each over the text after the one before; answers the pad after them. Refuses more than a pad holds. */
export async function takeChanges(db: Db, begin: PadRow, changes: readonly Authored[], now: Date): Promise<PadRow> {
  let segments = segmentsOf(begin.text, begin.spans);
  for (const { by, change } of changes) segments = changedSegments(segments, change, by);
  const text = textOf(segments);
  if (text.length > padsLimits.characters && text.length > begin.text.length)
    return refuse('PAD_FULL', { details: { count: padsLimits.characters } });
  const rows = changes.map(({ by, key, continues, change }, index) => ({
    pad_id: begin.block_id,
    version: begin.version + index + 1,
    by_no: by,
    key,
    continues,
    change: JSON.stringify(change),
    at: now,
  }));
  if (rows.length > 0) await db.insertInto('pad_change').values(rows).execute();
  return { ...begin, version: begin.version + rows.length, text, spans: spansOf(segments), changed_at: now };
}

export async function savePad(db: Db, { block_id, version, text, spans, changed_at, kept_at, writers }: PadRow): Promise<void> {
  await db
    .updateTable('pad')
    .set({ version, text, spans: JSON.stringify(spans), changed_at, kept_at, writers: JSON.stringify(writers) })
    .where('block_id', '=', block_id)
    .execute();
}
