import { countVisit } from '@pausenplatz/school-reports/contract';
import { expect, test } from 'vitest';
import { visitAddress } from './drawn.ts';

test('a drawn page counts its opening by the call that the product makes', () => {
  const { method, path, framed } = countVisit;
  expect({ ...visitAddress, framed }).toEqual({ method, path, framed: true });
});
