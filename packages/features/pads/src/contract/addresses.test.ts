import { expect, test } from 'vitest';
import { padAddresses } from './addresses.ts';
import { getPad } from './pads.ts';

test('frames reach what the contract offers to frames', () => {
  const { method, path, framed } = getPad;
  expect({ ...padAddresses.getPad, framed }).toEqual({ method, path, framed: true });
});
