import type { FileKind } from '@pausenplatz/documents/contract';
import { entraConfig, newsletterConfig } from './config.ts';
import { accountLog } from '../texts.log.ts';
import * as fieldsSchemas from '../contract/fields.ts';
import * as signInSchemas from '../contract/sign-in.ts';
import * as userSchemas from '../contract/user.ts';
import { accountRefusals } from './refusals.ts';
import { type ServerFeature, taskJob } from '@pausenplatz/kernel-server';
import { createAccounts as createAccountTables } from './migrations/2026-11-20-account-create.ts';
import { identifyAccounts } from './migrations/2026-11-21-account-identify.ts';
import { plantDemoPeople } from './demo/plant-people.ts';
import { accountHandlers } from './handlers.ts';
import { registerExportRoute } from './leaving/download-route.ts';
import { exportTask } from './leaving/export.ts';
import { accountSteps } from './leaving/steps.ts';
import { sweepExports } from './leaving/sweep-exports.ts';
import { sweepAccounts } from './leaving/sweep.ts';
import { leaveAccounts } from './migrations/2026-11-21-account-leave.ts';
import { subscribeAccounts } from './migrations/2026-11-21-account-subscribe.ts';
import { hardenAccounts } from './migrations/2026-11-23-account-harden.ts';
import { rememberSteps } from './migrations/2026-11-22-account-remember.ts';
import { exportStates } from './migrations/2026-11-23-account-export-states.ts';
import { wallAccounts } from './migrations/2026-11-24-account-wall.ts';
import { newsletterJob } from './profile/newsletter.ts';
import { resetMailJob } from './registration/passwords.ts';

export { endForeignLinks } from './federation/links.ts';
export { actorSource } from './actor-source.ts';
export { closeDemoAccounts, demoEntraObjectIds, demoPassword, demoPeople, demoSignIns, demoTenant } from './demo/plant-people.ts';
export { type AccountServices, refuseTooMany } from './account.ts';
export { changePeople, type PersonChange, restoreAccounts, trashAccounts } from './office/change-people.ts';
export { createAccounts, takenEmails } from './office/create-accounts.ts';
export { handOutInitialPasswords, renewInitialPasswords } from './office/initial-passwords.ts';
export { offerHandover, openHandovers, takeOver, withdrawHandover } from './office/handover.ts';
export { dropTakenNumbers, isNumberTaken } from './office/external-numbers.ts';
export { boundInvitation, inviteTeacher } from './office/invite.ts';
export { handOutPictures } from './office/picture-pins.ts';
export { type QrCard, renewQrCards } from './office/qr-cards.ts';
export { proveArchiveReader } from './leaving/archive-reader.ts';
export { eraseTrashed } from './leaving/sweep.ts';
export { provePerson } from './person-scope.ts';
export { avatarAddress } from './present.ts';
export { resetSecondFactorOf } from './second-factor/reset.ts';
export { settingsOf, settingsOfClass, settingsOfMany } from './queries/settings.ts';
export { hashPassword } from './passwords.ts';
export { accountRefusals } from './refusals.ts';
export type { AccountTables, PeopleTables } from './tables.ts';

export const accountServer: ServerFeature = {
  name: 'account',
  log: accountLog,
  demo: plantDemoPeople,
  config: [newsletterConfig, entraConfig],
  uploads: ['picture'] satisfies readonly FileKind[],
  // Screens in Teams ask Microsoft for tokens.
  connects(config) {
    const { origin } = new URL(config.of(entraConfig).authority);
    return { teams: [origin], teamsSignIn: [origin] };
  },
  migrations: [
    createAccountTables,
    identifyAccounts,
    leaveAccounts,
    subscribeAccounts,
    rememberSteps,
    exportStates,
    hardenAccounts,
    wallAccounts,
  ],
  schemas: { ...fieldsSchemas, ...signInSchemas, ...userSchemas },
  refusals: accountRefusals,
  handlers: accountHandlers,
  jobs: [resetMailJob, newsletterJob, taskJob(exportTask), sweepExports, sweepAccounts],
  steps: accountSteps,
  routes: registerExportRoute,
};
