import type { SchoolBrief } from '../../contract/index.ts';

/** A school and everything below it, as far as the person sees it. */
export function withThoseBelow(school: SchoolBrief, all: readonly SchoolBrief[]): readonly SchoolBrief[] {
  const below = all.filter(({ parentId }) => parentId === school.id);
  return [school, ...below.flatMap((child) => withThoseBelow(child, all))];
}
