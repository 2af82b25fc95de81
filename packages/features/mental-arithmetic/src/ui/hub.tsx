import type { Searched } from '@pausenplatz/kernel-host';
import type { Trainer } from '@pausenplatz/progress/ui/trainers';
import { allSkills } from '../rules/index.ts';
import { mentalArithmeticTexts as texts } from '../texts.ts';
import { mentalArithmeticFace } from './face.tsx';

const names: Readonly<Record<string, string>> = texts.skillNames;

export const mentalArithmeticTrainer: Trainer = {
  ...mentalArithmeticFace,
  duePath: '/lernen/kopfrechnen',
  items: allSkills.length,
  // What is due is a kind of calculations: a few of them.
  secondsPerItem: 30,
  nameOf: (item) => names[item] ?? item,
  access: 'login',
  position: 25,
};

export const mentalArithmeticSearched: Searched = {
  places: [{ path: '/lernen/kopfrechnen', access: 'login', ...texts.search.overview }],
};
