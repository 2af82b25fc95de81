import type { AdminMode } from '../contract/index.ts';

/** What somebody may do with a class: see it, teach in it, change who is in it, administer it (rename, archive, delete). */
export type ClassRight = 'read' | 'teach' | 'roster' | 'administer';

export interface ClassRelation {
  readonly teaches: boolean;
  readonly attends: boolean;
  /** Administers the class's school, or a school above it. */
  readonly administers: boolean;
}

/**
 * Rights by relation and by the school's admin mode (R5): self-managed schools trust their teachers with the roster,
 * in admin mode the administration keeps it, and a synchronised roster comes from the school's directory alone.
 */
export function classRights({ teaches, attends, administers }: ClassRelation, mode: AdminMode): ReadonlySet<ClassRight> {
  const rights = new Set<ClassRight>();
  if (teaches || attends || administers) rights.add('read');
  if (teaches) rights.add('teach');
  if (administers || (teaches && mode === 'selfManaged')) rights.add('administer');
  if (mode !== 'synchronised' && rights.has('administer')) rights.add('roster');
  return rights;
}
