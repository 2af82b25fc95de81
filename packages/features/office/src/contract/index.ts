import { classCalls } from './classes.ts';
import { handoverCalls } from './handover.ts';
import { invitationCalls } from './invitations.ts';
import { logCalls } from './log.ts';
import { peopleCalls } from './people.ts';
import { schoolCalls } from './schools.ts';
import { searchPeople } from './search.ts';

export * from './classes.ts';
export * from './handover.ts';
export * from './invitations.ts';
export * from './limits.ts';
export * from './log.ts';
export * from './people.ts';
export * from './schools.ts';
export { searchPeople };
export * from './shapes.ts';
export * from './words.ts';

export const officeCalls = {
  ...schoolCalls,
  ...classCalls,
  ...handoverCalls,
  ...invitationCalls,
  ...peopleCalls,
  ...logCalls,
  searchPeople,
} as const;
