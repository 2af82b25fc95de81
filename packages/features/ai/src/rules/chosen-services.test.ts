import { expect, test } from 'vitest';
import { chatServices } from '../contract/services.ts';
import { chosenServices, toggledService } from './chosen-services.ts';

test.each([
  [[], chatServices],
  [
    ['uebersetzer', 'chat'],
    ['chat', 'uebersetzer'],
  ],
  [['gibt-es-nicht-mehr', 'chat'], ['chat']],
])('a block that names %j shows %j', (names, shown) => {
  expect(chosenServices(names)).toEqual(shown);
});

test.each([
  [[], 'chat', chatServices.filter((one) => one !== 'chat')],
  [['chat'], 'chat', ['chat']],
  [['chat'], 'uebersetzer', ['chat', 'uebersetzer']],
  [chatServices.slice(1), chatServices[0], []],
] as const)('of %j, after %s: %j', (names, service, next) => {
  expect(toggledService(names, service)).toEqual(next);
});
