import { expect, it } from 'vitest';
import { isIssuerAddress } from './issuer-address.ts';

it.each([
  ['https://login.microsoftonline.com/8f1c/v2.0', true],
  ['http://127.0.0.1:4000', true],
  ['http://localhost:4000/oidc', true],
  ['http://login.schule.example', false],
  ['http://127.schule.example', false],
  ['javascript:alert(1)', false],
  ['login.schule.example', false],
  ['', false],
])('%s as the address of an issuer: %s', (address, isOne) => {
  expect(isIssuerAddress(address)).toBe(isOne);
});
