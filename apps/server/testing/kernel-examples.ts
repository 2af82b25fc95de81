import type { Examples } from '@pausenplatz/account/testing';
import type { kernelCalls } from '@pausenplatz/kernel-contract';
import { newId } from '@pausenplatz/kernel-server';

/** Inputs of the calls that the kernel itself answers. */
export const kernelExamples: Examples<typeof kernelCalls> = {
  getInstallation: () => ({}),
  getOperation: async (world) => {
    const id = newId();
    const ended = { state: 'finished', done: 3, total: 3, result: '{}', failure: null, attempts: 1, finished_at: new Date() } as const;
    const owner = { owner_id: world.people.teacherOfClass.userId, scope_id: world.ownSchoolId };
    await world.services.db
      .insertInto('task')
      .values({ id, kind: 'example', input: '{}', ...owner, ...ended })
      .execute();
    return { id };
  },
};
