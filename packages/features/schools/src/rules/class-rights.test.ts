import { describe, expect, it } from 'vitest';
import { adminModes } from '../contract/index.ts';
import { classRights } from './class-rights.ts';

const nobody = { teaches: false, attends: false, administers: false };
const rights = (relation: Partial<typeof nobody>, mode: (typeof adminModes)[number]) =>
  [...classRights({ ...nobody, ...relation }, mode)].toSorted();

describe('rights in a class', () => {
  it('gives strangers nothing in any mode', () => {
    for (const mode of adminModes) expect(rights({}, mode)).toEqual([]);
  });

  it('lets pupils only see their class', () => {
    for (const mode of adminModes) expect(rights({ attends: true }, mode)).toEqual(['read']);
  });

  it('lets teachers run their class where the school manages itself, and teach elsewhere', () => {
    expect(rights({ teaches: true }, 'selfManaged')).toEqual(['administer', 'read', 'roster', 'teach']);
    expect(rights({ teaches: true }, 'admin')).toEqual(['read', 'teach']);
    expect(rights({ teaches: true }, 'synchronised')).toEqual(['read', 'teach']);
  });

  it('keeps a synchronised roster from the hands of the administration too', () => {
    expect(rights({ administers: true }, 'admin')).toEqual(['administer', 'read', 'roster']);
    expect(rights({ administers: true }, 'synchronised')).toEqual(['administer', 'read']);
  });
});
