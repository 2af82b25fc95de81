import { cancelEmailChange, changeEmail } from './email.ts';
import { confirmEmail, forgottenPassword, register, resetPassword, sendConfirmation } from './registration.ts';

export * from './email.ts';
export * from './first-steps.ts';
export * from './registration.ts';

export const registrationCalls = {
  register,
  confirmEmail,
  sendConfirmation,
  forgottenPassword,
  resetPassword,
  changeEmail,
  cancelEmailChange,
} as const;
