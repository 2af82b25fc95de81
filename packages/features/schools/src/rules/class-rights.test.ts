import { describe, expect, it } from 'vitest';
import { adminModes } from '../contract/index.ts';
import { classRights } from './class-rights.ts';

const nobody = { teaches: false, attends: false, administers: false };
const rights = (relation: Partial<typeof nobody>, mode: (typeof adminModes)[number], isLiving = true) =>
  [...classRights({ ...nobody, ...relation }, { mode, isLiving })].toSorted();

describe('rights in a class', () => {
  it('gives strangers nothing in any mode', () => {
    for (const mode of adminModes) for (const isLiving of [true, false]) expect(rights({}, mode, isLiving)).toEqual([]);
  });

  it('lets pupils only see their class', () => {
    for (const mode of adminModes) expect(rights({ attends: true }, mode)).toEqual(['read']);
  });

  it('lets teachers run their class where the school manages itself, and teach elsewhere', () => {
    expect(rights({ teaches: true }, 'selfManaged')).toEqual(['administer', 'credentials', 'read', 'review', 'roster', 'teach']);
    expect(rights({ teaches: true }, 'admin')).toEqual(['credentials', 'read', 'review', 'teach']);
    expect(rights({ teaches: true }, 'synchronised')).toEqual(['credentials', 'read', 'review', 'teach']);
  });

  it('keeps a synchronised roster from the hands of the administration too', () => {
    expect(rights({ administers: true }, 'admin')).toEqual(['administer', 'credentials', 'read', 'roster']);
    expect(rights({ administers: true }, 'synchronised')).toEqual(['administer', 'credentials', 'read']);
  });

  it('leaves of a class in the archive or the trash its past, and the way back', () => {
    expect(rights({ teaches: true }, 'selfManaged', false)).toEqual(['administer', 'read', 'review']);
    expect(rights({ teaches: true }, 'admin', false)).toEqual(['read', 'review']);
    expect(rights({ administers: true }, 'selfManaged', false)).toEqual(['administer', 'read']);
    expect(rights({ attends: true }, 'selfManaged', false)).toEqual(['read']);
  });
});
