import { NetworkError, RefusedError, UnexpectedAnswerError } from '@pausenplatz/kernel-browser';
import { expect, test } from 'vitest';
import { signInRefusal } from './sign-in-answer.ts';

const refused = (status: number, code: string, more: object = {}) =>
  new RefusedError(status, { code, messageType: 'error', messageTitle: 'Titel', messageBody: 'Satz', ...more });

test('wrong credentials show the sentence of the server', () => {
  expect(signInRefusal(refused(401, 'WRONG_CREDENTIALS'))).toEqual({ kind: 'credentials', sentence: 'Satz' });
  expect(signInRefusal(refused(403, 'EMAIL_NOT_CONFIRMED'))).toEqual({ kind: 'credentials', sentence: 'Satz' });
});

test('a 401 that is not ours shows the second variant', () => {
  expect(signInRefusal(new UnexpectedAnswerError(401))).toMatchObject({ kind: 'credentials', sentence: expect.stringMatching(/\(2\)$/) });
});

test('a deleted account is offered back to its owner, and explained where the school deleted it', () => {
  expect(signInRefusal(refused(410, 'ACCOUNT_IN_TRASH'))).toEqual({ kind: 'trash', sentence: 'Satz' });
  expect(signInRefusal(refused(410, 'ACCOUNT_TRASHED_BY_SCHOOL'))).toEqual({ kind: 'credentials', sentence: 'Satz' });
});

test('too many attempts make wait as long as the server says', () => {
  expect(signInRefusal(refused(429, 'TOO_MANY_ATTEMPTS', { details: { seconds: 45 } }))).toEqual({ kind: 'wait', seconds: 45 });
  expect(signInRefusal(refused(429, 'TOO_MANY_REQUESTS'))).toEqual({ kind: 'wait', seconds: 30 });
});

test('everything else is told by a notice', () => {
  expect(signInRefusal(refused(500, 'SERVER_FAULT'))).toBeNull();
  expect(signInRefusal(new NetworkError('cut'))).toBeNull();
});
