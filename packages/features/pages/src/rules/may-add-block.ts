import type { BlockFlags, Role } from '@pausenplatz/kernel-contract';

<<<<<<< HEAD
/** What a person is, as far as the catalogue of blocks asks. */
export interface BlockAuthor {
=======
export interface BlockUser {
>>>>>>> web
  readonly roles: readonly Role[];
  readonly pro: boolean;
}

<<<<<<< HEAD
export type MayAddBlock = { readonly kind: 'yes' } | { readonly kind: 'hidden' } | { readonly kind: 'needsPro' };

/**
 * Whether a person may add a block (P1): pupils get only pupils' blocks, private users only private ones;
 * whoever lacks pro still sees what pro would bring. Whoever teaches or administers sees everything.
 */
export function mayAddBlock(block: { readonly flags: BlockFlags }, author: BlockAuthor): MayAddBlock {
  if (!isInReach(block.flags, author.roles)) return { kind: 'hidden' };
  return block.flags.pro && !author.pro ? { kind: 'needsPro' } : { kind: 'yes' };
}

function isInReach(flags: BlockFlags, roles: readonly Role[]): boolean {
  if (roles.includes('Teacher') || roles.includes('SchoolAdmin')) return true;
  return (flags.pupil && roles.includes('Pupil')) || (flags.private && roles.includes('Private'));
=======
export type BlockAvailability = 'available' | 'needsPro' | 'hidden';

/** Whether a person finds a block in the catalogue: teachers and admins all, pupils and private users what is meant for them (P1). */
export function blockAvailability(flags: BlockFlags, user: BlockUser): BlockAvailability {
  const isStaff = user.roles.includes('Teacher') || user.roles.includes('SchoolAdmin');
  const isMeantFor = isStaff || (flags.pupil && user.roles.includes('Pupil')) || (flags.private && user.roles.includes('Private'));
  if (!isMeantFor) return 'hidden';
  return flags.pro && !user.pro ? 'needsPro' : 'available';
>>>>>>> web
}
