import { personOf, type RateRule, refuse as refuseByKernel } from '@pausenplatz/kernel-server';
import { changePad, getPad, getPadChanges, padsLimits } from '../../contract/index.ts';
import { joinChange, joiningSteps, lengthBefore, segmentsOf } from '../../rules/index.ts';
import { changeHeld, type Context, tell } from '../change.ts';
import { handle, refuse } from '../pads.ts';
import { answerOf, authorsOf, changesSince, padOf, takenSince } from '../queries.ts';
import { proveMember, proveReading, proveWriting } from '../scope.ts';
import { numberOf, savePad, takeChanges } from '../take-change.ts';
import { keepWhenDue } from '../versions.ts';

const getHandler = handle(getPad, async (context, { blockId }) => {
  const { rights } = await proveReading(context, blockId);
  const row = await padOf(context.db, blockId);
  const read = { blockId, version: row?.version ?? 0, rights };
  const text = row?.text ?? '';
  // Who wrote what is for those who belong to the page.
  if (!rights.isMember) return { pad: { ...read, authors: [], segments: text === '' ? [] : [{ by: null, text }] } };
  const authors = await authorsOf(context.db, blockId, personOf(context).userId);
  return { pad: { ...read, authors, segments: segmentsOf(text, row?.spans ?? []) } };
});

const changesHandler = handle(getPadChanges, async (context, { blockId, since }) => {
  await proveMember(context, blockId);
  return takenSince(context.db, blockId, since, personOf(context).userId);
});

/** Somebody who types is sent about twice a second; each process counts for itself, nothing is guessed here. */
const perPerson: RateRule = { name: 'pad-changes', points: padsLimits.changesPerMinute, perSeconds: 60, perProcess: true };

async function limit({ actor, rateLimiter }: Context): Promise<void> {
  const seconds = await rateLimiter.take(perPerson, personOf({ actor }).userId);
  if (seconds > 0) refuseByKernel('TOO_MANY_REQUESTS', { details: { seconds } });
}

const behindBounds = { count: padsLimits.behind, bytes: padsLimits.behindBytes } as const;

const changeHandler = handle(changePad, async (context, { blockId, base, key, continues, change }) => {
  const { userId } = personOf(context);
  proveWriting(await proveMember(context, blockId));
  await limit(context);
  return changeHeld(context, blockId, async (work, { scope, pad, now }) => {
    proveWriting(scope);
    if (base > pad.version) return refuse('PAD_BASE_GONE');
    const by = await numberOf(work.db, blockId, userId);
    const earlier = await work.db
      .selectFrom('pad_change')
      .select('by_no')
      .where('pad_id', '=', blockId)
      .where('key', '=', key)
      .executeTakeFirst();
    // Sent once more: it is in already.
    if (earlier?.by_no === by) return takenSince(work.db, blockId, base, userId);
    if (earlier || pad.version - base > padsLimits.behind) return refuse(earlier ? 'PAD_CHANGE_WRONG' : 'PAD_BASE_GONE');
    const since = await changesSince(work.db, { blockId, since: base, version: pad.version }, behindBounds);
    // Whoever is so far behind reads the text as a whole, and joins what they wrote with it.
    if (since.length < pad.version - base || joiningSteps(change, since) > padsLimits.joiningSteps) return refuse('PAD_BASE_GONE');
    const joined = joinChange({ change, continues }, lengthBefore(pad.text.length, since), since);
    if (!joined) return refuse('PAD_CHANGE_WRONG');
    const kept_at = await keepWhenDue(work.db, pad, joined, now);
    const writers = kept_at === pad.kept_at ? pad.writers : [];
    const after = await takeChanges(work.db, { ...pad, kept_at }, [{ by, key, continues, change: joined }], now);
    if (!after.text.isWellFormed()) return refuse('PAD_CHANGE_WRONG');
    await savePad(work.db, { ...after, writers: [...new Set([...writers, by])] });
    tell(work, scope);
    const own = { version: after.version, by, key, continues, change: joined };
    return answerOf(work.db, blockId, userId, { version: after.version, changes: [...since, own] });
  });
});

export const writeHandlers = [getHandler, changesHandler, changeHandler];
