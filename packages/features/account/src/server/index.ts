import type { FileKind } from '@pausenplatz/documents/contract';
import { countSessions } from './count-sessions.ts';
import { newsletterConfig } from './config.ts';
import { accountLog } from '../texts.log.ts';
import * as fieldsSchemas from '../contract/fields.ts';
import * as signInSchemas from '../contract/sign-in.ts';
import * as userSchemas from '../contract/user.ts';
import { accountRefusals } from './refusals.ts';
import type { ServerFeature } from '@pausenplatz/kernel-server';
import { createAccounts as createAccountTables } from './migrations/2026-11-20-account-create.ts';
import { identifyAccounts } from './migrations/2026-11-21-account-identify.ts';
import { plantDemoPeople } from './demo/plant-people.ts';
import { accountHandlers } from './handlers.ts';
import { accountSteps } from './leaving/steps.ts';
import { sweepAccounts } from './leaving/sweep.ts';
import { leaveAccounts } from './migrations/2026-11-21-account-leave.ts';
import { subscribeAccounts } from './migrations/2026-11-21-account-subscribe.ts';
import { hardenAccounts } from './migrations/2026-11-23-account-harden.ts';
import { rememberSteps } from './migrations/2026-11-22-account-remember.ts';
import { exportStates } from './migrations/2026-11-23-account-export-states.ts';
import { wallAccounts } from './migrations/2026-11-24-account-wall.ts';
import { newsletterJob } from './profile/newsletter.ts';
import { accountSeals } from './office/initial-passwords.ts';

export { actorSource } from './actor-source.ts';
export { closeDemoAccounts, demoPassword, demoPeople, demoSignIns } from './demo/plant-people.ts';
export { type AccountServices, refuseTooMany } from './account.ts';
export { changePeople, type PersonChange, restoreAccounts, trashAccounts } from './office/change-people.ts';
export { findAccounts, type FoundAccount, lockAccount } from './office/lock-accounts.ts';
export { createAccounts, takenEmails } from './office/create-accounts.ts';
export { handOutInitialPasswords, renewInitialPasswords } from './office/initial-passwords.ts';
export { offerHandover, openHandovers, takeOver, withdrawHandover } from './office/handover.ts';
export { dropTakenNumbers, isNumberTaken } from './office/external-numbers.ts';
export { proveArchiveReader } from './leaving/archive-reader.ts';
export { eraseTrashed } from './leaving/sweep.ts';
export { provePerson } from './person-scope.ts';
export { avatarAddress } from './present.ts';
export { resetSecondFactorOf } from './second-factor/reset.ts';
export { settingsOf, settingsOfClass, settingsOfMany } from './queries/settings.ts';
export { hashPassword } from './passwords.ts';
export { accountRefusals } from './refusals.ts';
export type { AccountTables, PeopleTables } from './tables.ts';
export { type GuessLimits, judgeGuess } from './sign-in/guessing.ts';
export { type HoldProof, clearSessionCookies, endAllSessions, endSessions, hashToken, openSession } from './sessions.ts';
export { changePassword } from './change-password.ts';
export { completeSignIn, openFor, refuseTrashed, trashEnd } from './sign-in/complete.ts';
export { endNewsletters, moveNewsletter, switchNewsletter } from './profile/newsletter.ts';
export { dropSetting, keepSetting } from './profile/keep-setting.ts';
export { insertAdult } from './insert-adult.ts';
export { isSecondFactorRequired, withSecondFactor } from './queries/second-factor.ts';
export { knownDevice } from './sign-in/known-devices.ts';
export { renewSession } from './sign-in/refresh.ts';
export { presentCurrentUser } from './present.ts';
export { profileOf, tellProfile } from './own.ts';
export { proveOwnPassword } from './sign-in/login.ts';
export { refuseCommon, refuseUnchanged } from './refuse-common.ts';
export { sendAccountMail } from './send-account-mail.ts';
export { newsletterConfig } from './config.ts';
export { emailOf } from './leaving/keeps.ts';
export { waitingAccountStep } from './waiting-account.ts';
export { endForeignWays, endOtherWays, endWaysOfSchool, type OtherWays, otherWaysStep } from './other-ways.ts';

export const accountServer: ServerFeature = {
  name: 'account',
  figures: [{ name: 'sessions', help: 'Sign-ins that are still valid, of all processes', read: countSessions }],
  log: accountLog,
  demo: plantDemoPeople,
  config: [newsletterConfig],
  seals: accountSeals,
  uploads: ['picture'] satisfies readonly FileKind[],
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
  jobs: [newsletterJob, sweepAccounts],
  steps: accountSteps,
};
