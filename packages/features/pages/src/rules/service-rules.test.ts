import { expect, it } from 'vitest';
import type { ServiceRule } from '../contract/services.ts';
import { rulesOnPage, type SaidRule } from './service-rules.ts';

/** `a1` is a school of the canton `k`, as is `a2`. */
const says = (of: string, distance: number, rule: ServiceRule, service: SaidRule['service'] = 'youtube'): SaidRule => ({
  of,
  distance,
  service,
  rule,
});

it.each<[name: string, schoolIds: string[], said: SaidRule[], isSignedIn: boolean, youtube: 'allowed' | 'forbidden' | undefined]>([
  ['nobody says anything', ['a1'], [], true, undefined],
  ['the school asks', ['a1'], [says('a1', 0, 'ask')], true, undefined],
  ['the school allows', ['a1'], [says('a1', 0, 'allowed')], true, 'allowed'],
  ['the school allows, to a visitor', ['a1'], [says('a1', 0, 'allowed')], false, undefined],
  ['the school forbids', ['a1'], [says('a1', 0, 'forbidden')], true, 'forbidden'],
  ['the school forbids, to a visitor', ['a1'], [says('a1', 0, 'forbidden')], false, 'forbidden'],
  ['the canton allows', ['a1'], [says('a1', 1, 'allowed')], true, 'allowed'],
  ['the canton allows, the school asks', ['a1'], [says('a1', 1, 'allowed'), says('a1', 0, 'ask')], true, undefined],
  ['the canton forbids, the school allows', ['a1'], [says('a1', 0, 'allowed'), says('a1', 1, 'forbidden')], true, 'forbidden'],
  ['one of two schools allows', ['a1', 'a2'], [says('a1', 0, 'allowed')], true, undefined],
  ['both schools allow', ['a1', 'a2'], [says('a1', 0, 'allowed'), says('a2', 0, 'allowed')], true, 'allowed'],
  ['one of two schools forbids', ['a1', 'a2'], [says('a1', 0, 'allowed'), says('a2', 0, 'forbidden')], true, 'forbidden'],
  ['a page of somebody without a school', [], [], true, undefined],
])('%s', (_name, schoolIds, said, isSignedIn, youtube) => {
  expect(rulesOnPage(schoolIds, said, isSignedIn)).toEqual(youtube === undefined ? {} : { youtube });
});

it('each service has its own', () => {
  const said = [says('a1', 0, 'forbidden'), says('a1', 0, 'allowed', 'polypad')];
  expect(rulesOnPage(['a1'], said, true)).toEqual({ youtube: 'forbidden', polypad: 'allowed' });
});
