import { expect, it } from 'vitest';
import { freeName } from './free-name.ts';

it('gives each file a name of its own, also where only capitals or the place differ', () => {
  const taken = new Set<string>();
  const names = ['Igel.png', 'igel.PNG', 'Igel.png', 'a/Igel.png', 'ohne', 'ohne'].map((name) => freeName(name, taken));
  expect(names).toEqual(['Igel.png', 'igel (2).PNG', 'Igel (3).png', 'a/Igel.png', 'ohne', 'ohne (2)']);
});
