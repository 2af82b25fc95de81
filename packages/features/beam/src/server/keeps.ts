import { keepsOf } from '@pausenplatz/kernel-server';
import type { OwnTables } from './tables.ts';

/** Where beaming holds people: who made a code, for a day at most. */
export const beamKeeps = keepsOf<OwnTables>()({
  people: { 'beam.created_by': { erased: 'row', exportedAs: 'beams' } },
  classes: {},
  neither: { beam: ['id', 'code', 'target', 'house'] },
});
