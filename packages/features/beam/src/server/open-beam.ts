import { type CallContext, type RateRule, refuse as refuseAny } from '@pausenplatz/kernel-server';
import { beamLimits, beamsChanged, openBeam } from '../contract/index.ts';
import { codeFault, tidyCode } from '../rules/beam-code.ts';
import { handle, refuse } from './beam.ts';
import { houseOf } from './house.ts';
import type { BeamTables } from './tables.ts';

/**
 * Wrong codes of one person, or of one address without a session. A whole school types behind one address, and a child who tries codes must
 * not lock the others out: codes that were made in the same house have a limit of their own, which nobody reaches by typing.
 */
const wrong: RateRule = { name: 'beam-wrong', points: beamLimits.wrongPerMinute, perSeconds: 60 };
const ownHouse: RateRule = { name: 'beam-own-house', points: beamLimits.ownHousePerMinute, perSeconds: 60 };

export const openBeamHandler = handle(
  openBeam,
  async (context, { code: typed }) => {
    const found = codeFault(typed) === null ? await liveBeam(context, tidyCode(typed)) : null;
    const house = houseOf(context);
    const rule = found?.house === house ? ownHouse : wrong;
    const key = rule === ownHouse ? house : context.actor.kind === 'user' ? context.actor.userId : house;
    const seconds = await context.rateLimiter.take(rule, key);
    if (seconds > 0) return refuseAny('TOO_MANY_REQUESTS', { details: { seconds } });
    if (!found) return refuse('BEAM_CODE_WRONG');
    await context.rateLimiter.giveBack(rule, key);
    await context.transact(async (work) => {
      await work.db
        .updateTable('beam')
        .set(({ eb }) => ({ opened: eb('opened', '+', 1) }))
        .where('id', '=', found.id)
        .execute();
      work.publish({ userId: found.created_by }, beamsChanged, { v: 1 });
    });
    return { target: found.target };
  },
  // The code is the proof; whose it is, is nobody's business.
  { asSystem: true },
);

async function liveBeam({ db, clock }: CallContext<BeamTables>, code: string) {
  const row = await db
    .selectFrom('beam')
    .innerJoin('user_account', 'user_account.id', 'beam.created_by')
    .selectAll('beam')
    .where('code', '=', code)
    .where('beam.expires_at', '>', clock.now())
    // Whoever was sent away leads nobody anywhere any more.
    .where('user_account.deleted_at', 'is', null)
    .where('user_account.disabled_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}
