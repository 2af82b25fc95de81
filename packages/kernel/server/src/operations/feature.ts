import { getTask } from '@pausenplatz/kernel-contract';
import { personOf } from '../calls/context.ts';
import { handlersFor, type ServerFeature } from '../calls/feature.ts';
import { kernelKeeps } from '../keeping/kernel-keeps.ts';
import { refuse } from '../refusal.ts';
import { sweepLimits, sweepTasks } from './sweep.ts';
import { readTask } from './tasks.ts';

const { handle } = handlersFor<object>();

const getTaskHandler = handle(getTask, async (context, { id }) => {
  const found = await readTask(context.db, id, personOf(context).userId);
  return found ?? refuse('NOT_FOUND');
});

/** What the kernel itself answers; the host lists it before all features. */
export const kernelServer: ServerFeature = {
  name: 'kernel',
  migrations: [],
  handlers: [getTaskHandler],
  jobs: [sweepTasks, sweepLimits],
  steps: { keeps: kernelKeeps },
};
