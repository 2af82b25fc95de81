import { newId, type Work } from '@pausenplatz/kernel-server';
import { type PadChange, padsLimits } from '../contract/index.ts';
import { isVersionDue, removedBy } from '../rules/index.ts';
import type { PadRow } from './queries.ts';
import type { PadsTables } from './tables.ts';

type Db = Work<PadsTables>['db'];

/** Keeps what stands in a pad before it changes, if it is time to; answers when one was kept last. */
export async function keepWhenDue(db: Db, pad: PadRow, change: PadChange, now: Date): Promise<Date> {
  const isDue = isVersionDue({ now, keptAt: pad.kept_at, length: pad.text.length, removed: removedBy(change) });
  if (!isDue) return pad.kept_at;
  await keepVersion(db, pad);
  return now;
}

/** Keeps what stands in a pad, and forgets what is too much; answers the id of the version. */
export async function keepVersion(db: Db, { block_id, text, spans, writers, changed_at }: PadRow): Promise<string> {
  const id = newId();
  await db
    .insertInto('pad_version')
    .values({ id, pad_id: block_id, text, spans: JSON.stringify(spans), writers: JSON.stringify(writers), at: changed_at })
    .execute();
  const tooMuch = db
    .selectFrom('pad_version')
    .select('id')
    .where('pad_id', '=', block_id)
    .orderBy('at', 'desc')
    .orderBy('id')
    .offset(padsLimits.versions);
  await db.deleteFrom('pad_version').where('id', 'in', tooMuch).execute();
  return id;
}
