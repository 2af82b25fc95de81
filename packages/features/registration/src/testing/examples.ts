import { type Examples, testPassword } from '@pausenplatz/account/testing';
import { newId } from '@pausenplatz/kernel-server';
import type { registrationCalls } from '../contract/index.ts';

const noToken = 'x'.repeat(40);
const anAddress = () =>
  `${newId()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')}@schule.example`;

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const registrationExamples: Examples<typeof registrationCalls> = {
  register: () => ({ role: 'Teacher', firstName: 'Ida', lastName: 'Wyss', email: anAddress(), password: 'sieben gelbe Blätter' }),
  confirmEmail: () => ({ id: noToken }),
  sendConfirmation: () => ({}),
  forgottenPassword: () => ({ UserName: anAddress() }),
  resetPassword: () => ({ id: noToken, password: 'sieben gelbe Blätter' }),
  changeEmail: () => ({ email: anAddress(), password: testPassword }),
  cancelEmailChange: () => ({}),
};
