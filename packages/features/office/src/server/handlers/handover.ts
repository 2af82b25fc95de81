import { offerHandover, openHandovers, refuseTooMany, takeOver, withdrawHandover } from '@pausenplatz/account/server';
import { confirmed } from '@pausenplatz/kernel-contract';
import { personOf, type RateRule } from '@pausenplatz/kernel-server';
import { proveClass, proveSchool, refuseUnconfirmed } from '@pausenplatz/schools/server';
import { keepPupil, offerPupil, takePupilOver } from '../../contract/index.ts';
import { type Context, handle, refuse } from '../office.ts';
import { provePupils } from '../pupil-scope.ts';
import { peopleById } from '../queries/read-people.ts';

const offerPupilHandler = handle(offerPupil, async (context, { classId, userId }) => {
  const scope = await proveClass(context, classId, 'roster');
  await provePupils(context, scope, [userId]);
  return context.transact(async (work) => {
    const { code, until } = await offerHandover(work, context, { userId, classId, by: personOf(context).userId });
    await work.audit({
      action: 'handover.offer',
      scopeId: scope.schoolId,
      subject: { kind: 'person', id: userId },
      details: { class: classId },
      changes: [{ was: { kind: 'class', id: classId } }],
    });
    return { code, until: until.toISOString() };
  });
});

const keepPupilHandler = handle(keepPupil, async (context, { classId, userId }) => {
  const scope = await proveClass(context, classId, 'roster');
  await provePupils(context, scope, [userId]);
  await context.transact(async (work) => {
    if (!(await withdrawHandover(work, userId))) refuse('HANDOVER_NONE');
    await work.audit({ action: 'handover.withdraw', scopeId: scope.schoolId, subject: { kind: 'person', id: userId } });
  });
  return confirmed;
});

/** Codes that somebody tries; 49 bits are not guessed, and nobody needs more of them. */
const perPerson: RateRule = { name: 'handover-person', points: 30, perSeconds: 3_600 };

const takePupilOverHandler = handle(takePupilOver, async (context, { classId, code }) => {
  const scope = await proveClass(context, classId, 'roster');
  refuseUnconfirmed(await proveSchool(context, scope.schoolId, 'member'));
  refuseTooMany(await context.rateLimiter.take(perPerson, personOf(context).userId));
  return context.transact(async (work) => {
    const taken = await takeOver(work, context, scope, code);
    if (!taken) return refuse('HANDOVER_ENDED');
    const { userId, fromSchoolIds } = taken;
    for (const scopeId of new Set([...fromSchoolIds, scope.schoolId]))
      await work.audit({
        action: 'handover.accept',
        scopeId,
        subject: { kind: 'person', id: userId },
        details: { to: scope.schoolId },
        changes: [
          ...fromSchoolIds.filter((id) => id !== scope.schoolId).map((id) => ({ was: { kind: 'school', id } as const })),
          { is: { kind: 'class', id: classId } },
        ],
      });
    const pupil = (await peopleById(work.db, [userId])).get(userId);
    return pupil ? { pupil } : refuse('HANDOVER_ENDED');
  });
});

/** Codes of a class that wait for another school, for who may take them back. */
export async function handoversOf(context: Context, classId: string) {
  const open = await openHandovers(context.db, classId, context.clock.now());
  return open.map(({ userId, until }) => ({ userId, until: until.toISOString() }));
}

export const handoverHandlers = [offerPupilHandler, keepPupilHandler, takePupilOverHandler];
