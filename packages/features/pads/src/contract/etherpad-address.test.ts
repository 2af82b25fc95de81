import { expect, test } from 'vitest';
import { etherpadAddress } from './etherpad-address.ts';

test.each([
  ['https://pad.schule.ch/p/klasse-3a', 'https://pad.schule.ch/p/klasse-3a'],
  [' https://www.schule.ch/etherpad/p/Tiere%20im%20Wald?showChat=false#L3 ', 'https://www.schule.ch/etherpad/p/Tiere%20im%20Wald'],
  ['https://pad.schule.ch:9001/p/g.Ab12$projekt/', 'https://pad.schule.ch:9001/p/g.Ab12$projekt'],
  ['http://pad.schule.ch/p/klasse-3a', null],
  ['https://www.schule.ch/', null],
  ['https://user:pass@pad.schule.ch/p/x', null],
  ['javascript:alert(1)//p/x', null],
  ['https://pad.schule.ch/p/x/timeslider', null],
  ['', null],
])('%s', (value, address) => {
  expect(etherpadAddress(value)).toBe(address);
});
