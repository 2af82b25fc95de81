import { newId, personOf } from '@pausenplatz/kernel-server';
import { getPadVersion, listPadVersions, padsLimits, restorePadVersion } from '../../contract/index.ts';
import { changesTo, segmentsOf } from '../../rules/index.ts';
import { changeHeld, type Context, tell } from '../change.ts';
import { handle, refuse } from '../pads.ts';
import { authorsOf } from '../queries.ts';
import { proveKeeper, proveMember, proveWriting } from '../scope.ts';
import { numberOf, savePad, takeChanges } from '../take-change.ts';
import { keepVersion } from '../versions.ts';

const beginningLength = 160;

const listHandler = handle(listPadVersions, async (context, { blockId }) => {
  proveKeeper(await proveMember(context, blockId));
  const authors = await authorsOf(context.db, blockId, personOf(context).userId);
  const rows = await context.db
    .selectFrom('pad_version')
    .select(['id', 'at', 'writers', 'text'])
    .where('pad_id', '=', blockId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(padsLimits.versions)
    .execute();
  const nameOf = (no: number) => authors.find((one) => one.no === no)?.name ?? '';
  return {
    versions: rows.map(({ id, at, writers, text }) => ({
      id,
      at: at.toISOString(),
      writers: writers.map(nameOf),
      characters: text.length,
      beginning: text.slice(0, beginningLength).toWellFormed(),
    })),
  };
});

const getHandler = handle(getPadVersion, async (context, { blockId, versionId }) => {
  proveKeeper(await proveMember(context, blockId));
  const { text, spans } = await versionOf(context.db, blockId, versionId);
  return { segments: segmentsOf(text, spans), authors: await authorsOf(context.db, blockId, personOf(context).userId) };
});

const versionOf = async (db: Context['db'], blockId: string, id: string) =>
  (await db.selectFrom('pad_version').select(['text', 'spans']).where('id', '=', id).where('pad_id', '=', blockId).executeTakeFirst()) ??
  refuse('PAD_VERSION_NOT_FOUND');

const restoreHandler = handle(restorePadVersion, async (context, { blockId, versionId }) => {
  const { userId } = personOf(context);
  proveKeeper(await proveMember(context, blockId));
  return changeHeld(context, blockId, async (work, { scope, pad, now }) => {
    proveKeeper(scope);
    proveWriting(scope);
    const { text, spans } = await versionOf(work.db, blockId, versionId);
    const by = await numberOf(work.db, blockId, userId);
    const before = pad.text === '' ? null : await keepVersion(work.db, pad);
    const changes = changesTo(segmentsOf(text, spans), pad.text.length, by);
    const keyed = changes.map((change) => ({ ...change, key: newId(), continues: false }));
    const after = await takeChanges(work.db, { ...pad, kept_at: now }, keyed, now);
    await savePad(work.db, { ...after, writers: [by] });
    // Whoever fetches it back may be writing too.
    tell(work, scope, { toSelf: true });
    return { before };
  });
});

export const pastHandlers = [listHandler, getHandler, restoreHandler];
