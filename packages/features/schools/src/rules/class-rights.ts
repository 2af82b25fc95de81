import type { AdminMode } from '../contract/index.ts';

/**
 * What somebody may do with a class: see it, look through what it did (`review`), teach in it, hand its pupils their way to sign in
 * (`credentials`), change who is in it, administer it (rename, archive, delete).
 */
export type ClassRight = 'read' | 'review' | 'teach' | 'credentials' | 'roster' | 'administer';

/** The rights that only a class has which is neither archived nor deleted (decisions 2.16). */
export const livingRights = ['teach', 'credentials', 'roster'] as const satisfies readonly ClassRight[];

interface ClassRelation {
  readonly teaches: boolean;
  readonly attends: boolean;
  /** Administers the class's school, or a school above it. */
  readonly administers: boolean;
}

/**
 * Rights by relation and by the school's admin mode (R5): self-managed schools trust their teachers with the roster,
 * in admin mode the administration keeps it, and a synchronised roster comes from the school's directory alone.
 * A class that is archived or deleted answers the reading of its own past, and can be fetched back; nothing else.
 */
export function classRights(
  { teaches, attends, administers }: ClassRelation,
  { mode, isLiving }: { readonly mode: AdminMode; readonly isLiving: boolean },
): ReadonlySet<ClassRight> {
  const rights = new Set<ClassRight>();
  if (teaches || attends || administers) rights.add('read');
  if (teaches) rights.add('review').add('teach');
  if (teaches || administers) rights.add('credentials');
  if (administers || (teaches && mode === 'selfManaged')) rights.add('administer');
  if (mode !== 'synchronised' && rights.has('administer')) rights.add('roster');
  if (!isLiving) for (const right of livingRights) rights.delete(right);
  return rights;
}
