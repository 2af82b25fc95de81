import { expect, test } from 'vitest';
import { pageAddresses } from './addresses.ts';
import { getFraming, getPage } from './pages.ts';

test('frames reach what the contract offers to frames', () => {
  const calls = { getFraming, getPage };
  expect(Object.keys(pageAddresses).toSorted()).toEqual(Object.keys(calls));
  for (const [name, { method, path, framed }] of Object.entries(calls))
    expect({ [name]: pageAddresses[name as keyof typeof calls], framed }).toEqual({ [name]: { method, path }, framed: true });
});
