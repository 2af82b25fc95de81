import { expect, it } from 'vitest';
import { newTotpSecret, stepOfCode, totpCode, totpUri } from './totp.ts';

// RFC 6238, appendix B: the secret "12345678901234567890" in base32, codes cut to six digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('after %d seconds the code of the RFC comes out', (seconds, code) => {
  expect(totpCode(secret, Math.floor(seconds / 30))).toBe(code);
});

it('takes the neighbouring codes, blanks inside, and no code twice', () => {
  const now = new Date('2026-11-21T08:00:10Z');
  const step = Math.floor(now.getTime() / 30_000);
  const code = totpCode(secret, step);
  expect(stepOfCode(secret, `${code.slice(0, 3)} ${code.slice(3)}`, now, 0)).toBe(step);
  expect(stepOfCode(secret, totpCode(secret, step - 1), now, 0)).toBe(step - 1);
  expect(stepOfCode(secret, totpCode(secret, step + 1), now, 0)).toBe(step + 1);
  expect(stepOfCode(secret, code, now, step)).toBeNull();
  expect(stepOfCode(secret, totpCode(secret, step - 2), now, 0)).toBeNull();
  expect(stepOfCode(secret, 'abc', now, 0)).toBeNull();
  expect(stepOfCode(secret, '12345ä', now, 0)).toBeNull();
  expect(stepOfCode(secret, '１２３４５６', now, 0)).toBeNull();
});

it('makes secrets of 160 bits and addresses that apps read', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(totpUri(secret, 'Pausenplatz', 'lea.brunner')).toBe(
    `otpauth://totp/Pausenplatz:lea.brunner?issuer=Pausenplatz&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
});
