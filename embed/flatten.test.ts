import { resolveStyleRulesForSlots } from '@griffel/core';
import { expect, it } from 'vitest';
import { flatten } from './flatten.ts';

const made = {
  first: {
    box: { padding: '4px', paddingLeft: '8px', ':hover': { color: 'red' }, '& [x]': { color: 'blue' } },
    other: { color: 'black', '@container (max-width: 640px)': { left: 'auto !important' } },
  },
  second: { box: { animationName: { from: { left: 0 }, to: { left: '1px' } }, '@media print': { display: 'none' } } },
} as const;

it('rules of many calls become one sheet with a class a slot, shorthands first, what depends on the device last', () => {
  const { css, classes } = flatten(made, resolveStyleRulesForSlots as never);
  expect(classes).toEqual({ first: { box: 's0', other: 's1' }, second: { box: 's2' } });
  const at = (part: string) => {
    expect(css).toContain(part);
    return css.indexOf(part);
  };
  const order = [
    at('.s0{padding:4px;padding-left:8px;}'),
    at('.s1{color:black;}'),
    at('.s0:hover{color:red;}'),
    at('@media print{.s2{display:none;}}'),
    at('@container (max-width: 640px){.s1{left:auto!important;}}'),
  ];
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(css).toContain('.s0 [x]{color:blue;}');
});

it('what is for languages from right to left is not in it', () => {
  const { css } = flatten(made, resolveStyleRulesForSlots as never);
  expect(css.match(/@keyframes/g)).toHaveLength(1);
  expect(css).not.toContain('right');
});

it('a slot without a rule has no class, and an unknown place of a rule does not pass in silence', () => {
  expect(flatten({ one: { empty: {} } }, resolveStyleRulesForSlots as never)).toEqual({ css: '', classes: { one: {} } });
  expect(() => flatten({ one: {} }, () => [{}, { new: ['.f1{}'] }])).toThrow('unknown place');
});
