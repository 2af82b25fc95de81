import type { ServerFeature } from '@pausenplatz/kernel-server';
import { confirmEmailHandler, registerHandler, sendConfirmationHandler } from './register.ts';
import { forgottenPasswordHandler, resetMailJob, resetPasswordHandler } from './passwords.ts';
import { cancelEmailChangeHandler, changeEmailHandler } from './email.ts';
import { sweepMailTokens } from './sweep.ts';
import { registrationRefusals } from './refusals.ts';
import { registrationSteps } from './steps.ts';

export { passwordLink } from './operator-link.ts';
export type { RegistrationTables } from './tables.ts';

/** Ways into an account of one’s own, and its address: everything that a mailed link confirms. Its table was made by the accounts. */
export const registrationServer: ServerFeature = {
  name: 'registration',
  migrations: [],
  refusals: registrationRefusals,
  handlers: [
    confirmEmailHandler,
    registerHandler,
    sendConfirmationHandler,
    forgottenPasswordHandler,
    resetPasswordHandler,
    cancelEmailChangeHandler,
    changeEmailHandler,
  ],
  jobs: [resetMailJob, sweepMailTokens],
  steps: registrationSteps,
};
