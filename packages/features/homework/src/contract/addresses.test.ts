import { expect, test } from 'vitest';
import { planAddresses } from './addresses.ts';
import { getPlan, getTasks } from './plan.ts';

test('frames reach what the contract offers to frames', () => {
  const calls = { getPlan, getTasks };
  expect(Object.keys(planAddresses).toSorted()).toEqual(Object.keys(calls));
  for (const [name, { method, path, framed }] of Object.entries(calls))
    expect({ [name]: planAddresses[name as keyof typeof calls], framed }).toEqual({ [name]: { method, path }, framed: true });
});
