import type { GroupPermission, Visibility } from '../contract/index.ts';

export interface Neighbour {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly visibility: Visibility;
}

/**
 * Which pages around this one a reader may know of: members of the group all of them, others those that are shared
 * as widely as what brought them here. Pages shared by link never show without their own link.
 */
export function shownNeighbours(
  neighbours: readonly Neighbour[],
  permissionByGroup: GroupPermission,
  isOfSchool: boolean,
): Omit<Neighbour, 'visibility'>[] {
  return neighbours
    .filter(({ visibility }) => permissionByGroup > 0 || visibility === 'public' || (visibility === 'school' && isOfSchool))
    .map(({ id, name, url }) => ({ id, name, url }));
}
