import { type ServerFeature, operationJob } from '@pausenplatz/kernel-server';
import { getProfileHandler, setDefaultSchoolClassHandler, updateProfileHandler } from './own-account.ts';
import { changeOwnPasswordHandler } from './password.ts';
import { endOtherSessionsHandler, endSessionHandler, listSessionsHandler } from './sessions.ts';
import { inviteMyselfHandler } from './handover.ts';
import { exportOperation, latestExportHandler, startExportHandler } from './leaving/export.ts';
import { deleteAccountHandler } from './leaving/delete.ts';
import { sweepExports } from './leaving/sweep-exports.ts';
import { registerExportRoute } from './leaving/download-route.ts';
import { profileRefusals } from './refusals.ts';
import { profileKeeps } from './keeps.ts';

export { personZips } from './leaving/collect-parts.ts';
export type { ProfileTables } from './tables.ts';

/** The own account: names, picture, password, devices, what one takes away, and the way out. Its table was made by the accounts. */
export const profileServer: ServerFeature = {
  name: 'profile',
  routes: registerExportRoute,
  migrations: [],
  refusals: profileRefusals,
  handlers: [
    getProfileHandler,
    setDefaultSchoolClassHandler,
    updateProfileHandler,
    changeOwnPasswordHandler,
    endOtherSessionsHandler,
    endSessionHandler,
    listSessionsHandler,
    inviteMyselfHandler,
    latestExportHandler,
    startExportHandler,
    deleteAccountHandler,
  ],
  jobs: [operationJob(exportOperation), sweepExports],
  steps: { keeps: profileKeeps },
};
