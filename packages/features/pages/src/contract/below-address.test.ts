import { expect, test } from 'vitest';
import { belowAddress } from './below-address.ts';
import { findBelow } from './search-below.ts';

test('a frame searches as the contract offers it to frames', () => {
  const { method, path, framed } = findBelow;
  expect({ ...belowAddress, framed }).toEqual({ method, path, framed: true });
});
