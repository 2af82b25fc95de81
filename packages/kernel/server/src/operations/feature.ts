import { getInstallation, getOperation } from '@pausenplatz/kernel-contract';
import { backupConfig } from '../backup/config.ts';
import { operationsConfig } from '../observing/config.ts';
import { imprintConfig } from '../observing/imprint.ts';
import { personOf } from '../calls/context.ts';
import { handlersFor, type ServerFeature } from '../calls/feature.ts';
import { kernelKeeps } from '../keeping/kernel-keeps.ts';
import { refuse } from '../refusal.ts';
import { resealKept } from '../security/reseal.ts';
import { mailSeal } from '../mail/mail-job.ts';
import { sweepLimits, sweepKernel } from './sweep.ts';
import { readOperation } from './operations.ts';

const { handle } = handlersFor<object>();

const getOperationHandler = handle(getOperation, async (context, { id }) => {
  const found = await readOperation(context.db, id, personOf(context).userId);
  return found ?? refuse('NOT_FOUND');
});

const getInstallationHandler = handle(getInstallation, async ({ config }) => config.of(imprintConfig));

/** What the kernel itself answers; the host lists it before all features. */
export const kernelServer: ServerFeature = {
  name: 'kernel',
  migrations: [],
  config: [backupConfig, operationsConfig, imprintConfig],
  handlers: [getOperationHandler, getInstallationHandler],
  jobs: [sweepKernel, sweepLimits, resealKept],
  seals: [mailSeal],
  steps: { keeps: kernelKeeps },
};
