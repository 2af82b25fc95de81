import type { Examples } from '@pausenplatz/account/testing';
import type { peopleImportCalls } from '../contract/index.ts';
import { anImport } from './an-import.ts';

const row = {
  line: 2,
  externalId: null,
  firstName: 'Mia',
  lastName: 'Muster',
  email: null,
  birthYear: 2015,
  className: '3a',
  number: null,
  problems: [],
};

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const peopleImportExamples: Examples<typeof peopleImportCalls> = {
  previewImport: (world) => ({ schoolId: world.ownSchoolId, rows: [row], targetClassId: null, createClasses: true, archiveMissing: false }),
  commitImport: async (world) => {
    const { fingerprint, question } = await anImport(world);
    return { ...question, fileName: 'liste.csv', fingerprint };
  },
  listImports: (world) => ({ schoolId: world.ownSchoolId }),
  undoImport: async (world) => ({ id: (await anImport(world, 'done')).id }),
};
