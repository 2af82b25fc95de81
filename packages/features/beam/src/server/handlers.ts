import { randomInt } from 'node:crypto';
import { makeCode } from '@pausenplatz/kernel-format';
import { houseOf, lockFor, newId, personOf } from '@pausenplatz/kernel-server';
import { holdClass, proveClass } from '@pausenplatz/schools/server';
import { confirmed } from '@pausenplatz/kernel-contract';
import { beamClass, beamed, beamLimits, beamsChanged, beamTopic, listBeams, startBeam, stopBeam } from '../contract/index.ts';
import { beamTarget } from '../rules/beam-target.ts';
import { handle, refuse } from './beam.ts';
import { openBeamHandler } from './open-beam.ts';
import { liveBeams, presentBeam } from './present-beam.ts';

const listHandler = handle(listBeams, async (context) => {
  const { userId } = personOf(context);
  const rows = await liveBeams(context.db, userId, context.clock.now()).orderBy('created_at', 'desc').orderBy('id').execute();
  return { beams: rows.map(presentBeam) };
});

const startHandler = handle(startBeam, async (context, { target: typed, minutes }) => {
  const { userId } = personOf(context);
  const target = beamTarget(typed, context.origin());
  if (target === null) return refuse('BEAM_TARGET_WRONG');
  const now = context.clock.now();
  return context.transact(async (work) => {
    await lockFor(work.db, `beams of ${userId}`);
    const live = await liveBeams(work.db, userId, now).execute();
    if (live.length >= beamLimits.liveCodes) return refuse('BEAM_TOO_MANY', { details: { count: beamLimits.liveCodes } });
    const beam = {
      target,
      created_by: userId,
      created_at: now,
      expires_at: new Date(now.getTime() + minutes * 60_000),
      house: houseOf(context, 'beam-house'),
    };
    for (;;) {
      const row = await work.db
        .insertInto('beam')
        .values({ ...beam, id: newId(), code: makeCode(beamLimits.codeLength, randomInt) })
        .onConflict((conflict) => conflict.column('code').doNothing())
        .returningAll()
        .executeTakeFirst();
      // One of 28 million is taken now and then.
      if (!row) continue;
      work.publish({ userId }, beamsChanged, { v: 1 });
      return { beam: presentBeam(row) };
    }
  });
});

const stopHandler = handle(stopBeam, async (context, { id }) => {
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    const gone = await work.db.deleteFrom('beam').where('id', '=', id).where('created_by', '=', userId).returning('id').executeTakeFirst();
    if (!gone) return refuse('BEAM_NOT_FOUND');
    work.publish({ userId }, beamsChanged, { v: 1 });
    return confirmed;
  });
});

const classHandler = handle(beamClass, async (context, { id, classId }) => {
  const { userId } = personOf(context);
  const beam = await liveBeams(context.db, userId, context.clock.now()).where('id', '=', id).executeTakeFirst();
  if (!beam) return refuse('BEAM_NOT_FOUND');
  const scope = await proveClass(context, classId, 'teach');
  return context.transact(async (work) => {
    if (!(await holdClass(work, scope.classId, { teacherId: userId }))) return refuse('CLASS_ARCHIVED');
    const person = await work.db
      .selectFrom('user_account')
      .select(['first_name', 'last_name'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const fromName = `${person.first_name} ${person.last_name}`;
    work.publish({ topic: beamTopic(scope.classId) }, beamed, { v: 1, id: beam.id, classId: scope.classId, target: beam.target, fromName });
    return confirmed;
  });
});

export const beamHandlers = [listHandler, startHandler, stopHandler, classHandler, openBeamHandler];
