import type { BlockFlags, Role } from '@pausenplatz/kernel-contract';

/** What a person is, as far as the catalogue of blocks asks. */
export interface BlockAuthor {
  readonly roles: readonly Role[];
  readonly pro: boolean;
}

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
}
