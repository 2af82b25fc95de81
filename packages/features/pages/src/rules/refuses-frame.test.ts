import { expect, test } from 'vitest';
import { refusesFrame } from './refuses-frame.ts';

const own = 'https://pausenplatz.example';

test.each([
  ['', '', false],
  ['', 'DENY', true],
  ['', 'sameorigin', true],
  ['', 'ALLOW-FROM https://x.example', false],
  ["default-src 'self'; frame-ancestors 'none'", '', true],
  ["frame-ancestors 'self' https://schule.example", '', true],
  ['frame-ancestors *', 'DENY', false],
  ['frame-ancestors https:', '', false],
  ["default-src 'self'; frame-ancestors 'self' https://pausenplatz.example", 'SAMEORIGIN', false],
  ['frame-ancestors *.example', '', false],
  ['frame-ancestors http://pausenplatz.example', '', true],
  ['frame-ancestors *.other.example', '', true],
  ["script-src 'self'", 'DENY', true],
])('a policy «%s» with «%s» refuses our frame: %s', (policy, frameOptions, refuses) => {
  expect(refusesFrame({ policy, frameOptions }, own)).toBe(refuses);
});
