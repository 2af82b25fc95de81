import { codeFault, tidyCode } from '@pausenplatz/kernel-format';
import { boundGuesses, type CallContext } from '@pausenplatz/kernel-server';
import { beamLimits, beamsChanged, openBeam } from '../contract/index.ts';
import { handle, refuse } from './beam.ts';
import type { BeamTables } from './tables.ts';

const limits = { name: 'beam', wrongPerMinute: beamLimits.wrongPerMinute, ownHousePerMinute: beamLimits.ownHousePerMinute };

export const openBeamHandler = handle(
  openBeam,
  async (context, { code: typed }) => {
    const found = codeFault(typed, beamLimits.codeLength) === null ? await liveBeam(context, tidyCode(typed)) : null;
    await boundGuesses(context, limits, found?.house ?? null);
    if (!found) return refuse('BEAM_CODE_WRONG');
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
