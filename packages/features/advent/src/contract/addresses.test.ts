import { expect, test } from 'vitest';
import { adventAddresses } from './addresses.ts';
import { getAdventFraming, showAdvent } from './calendars.ts';
import { openDoor } from './doors.ts';

test('frames reach what the contract offers to frames', () => {
  const calls = { getAdventFraming, openDoor, showAdvent };
  expect(Object.keys(adventAddresses).toSorted()).toEqual(Object.keys(calls));
  for (const [name, { method, path, framed }] of Object.entries(calls))
    expect({ [name]: adventAddresses[name as keyof typeof calls], framed }).toEqual({ [name]: { method, path }, framed: true });
});
