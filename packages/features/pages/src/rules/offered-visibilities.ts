import type { GroupType, Visibility } from '../contract/index.ts';

/** How far a page can be shared, narrowest first: pupils have a class, and nobody else's private page belongs to a school. */
export function offeredVisibilities(groupType: GroupType, isPupils: boolean): readonly Visibility[] {
  if (groupType !== 'user') return ['group', 'school', 'link', 'public'];
  return isPupils ? ['group', 'class', 'school', 'link', 'public'] : ['group', 'link', 'public'];
}
