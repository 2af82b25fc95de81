import { expect, test } from 'vitest';
import { cardSecret } from './card-secret.ts';

const secret = 'AbCdEfGhIjKlMnOpQrStUv';

test.each([
  [`https://schule.example/qr#${secret}`, secret],
  [`http://127.0.0.1:4173/qr#${secret}`, secret],
  [`http://fremd.example/qr#${secret}`, null],
  [`https://schule.example/seite#${secret}`, null],
  [`https://schule.example/qr#${secret}x`, null],
  ['https://schule.example/qr', null],
  [`https://schule.example/qr/${secret}`, secret],
  [`http://127.0.0.1:4173/qr/${secret}`, secret],
  [`http://fremd.example/qr/${secret}`, null],
  [`https://schule.example/qr/${secret}x`, null],
  [`https://schule.example/seite/${secret}`, null],
  [secret, null],
  ['javascript:alert(1)', null],
  ['', null],
])('%s', (text, expected) => {
  expect(cardSecret(text, 'http://127.0.0.1:4173')).toBe(expected);
});
