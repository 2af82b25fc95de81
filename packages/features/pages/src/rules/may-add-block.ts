import type { BlockFlags, Role } from '@pausenplatz/kernel-contract';

export interface BlockUser {
  readonly roles: readonly Role[];
  readonly pro: boolean;
}

export type BlockAvailability = 'available' | 'needsPro' | 'hidden';

/** Whether a person finds a block in the catalogue: teachers and admins all, pupils and private users what is meant for them (P1). */
export function blockAvailability(flags: BlockFlags, user: BlockUser): BlockAvailability {
  const isStaff = user.roles.includes('Teacher') || user.roles.includes('SchoolAdmin');
  const isMeantFor = isStaff || (flags.pupil && user.roles.includes('Pupil')) || (flags.private && user.roles.includes('Private'));
  if (!isMeantFor) return 'hidden';
  return flags.pro && !user.pro ? 'needsPro' : 'available';
}
