import type { Searched } from '@pausenplatz/kernel-host';
import type { Trainer } from '@pausenplatz/progress/ui/trainers';
import { allSkills } from '../rules/index.ts';
import { mentalArithmeticTexts as texts } from '../texts.ts';

/** A way along a line, in jumps. */
function Jumps() {
  return (
    <svg viewBox="0 0 96 64" width="96" height="64" fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" aria-hidden>
      <path d="M8 50h80" />
      <path d="M16 42v16M52 42v16M80 42v16" strokeOpacity="0.5" />
      <path d="M16 36q18 -34 36 0" />
      <path d="M52 36q14 -22 28 0" strokeOpacity="0.5" />
    </svg>
  );
}

const names: Readonly<Record<string, string>> = texts.skillNames;

export const mentalArithmeticTrainer: Trainer = {
  writesAs: ['mental-arithmetic'],
  title: texts.trainer,
  path: '/lernen/kopfrechnen',
  duePath: '/lernen/kopfrechnen',
  items: allSkills.length,
  // What is due is a kind of calculations: a few of them.
  secondsPerItem: 30,
  color: 'violet',
  nameOf: (item) => names[item] ?? item,
  Picture: Jumps,
  access: 'login',
  position: 25,
};

export const mentalArithmeticSearched: Searched = {
  places: [{ path: '/lernen/kopfrechnen', access: 'login', ...texts.search.overview }],
};
