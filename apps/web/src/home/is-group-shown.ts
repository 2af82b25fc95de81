import type { NavigationGroup } from '@pausenplatz/pages/contract';

type Group = Pick<NavigationGroup, 'groupForType' | 'groupPermission' | 'pages'>;

/** An empty class has a card for those who can fill it; children see no empty ones, and a school without pages has nothing to show. */
export function isGroupShown({ groupForType, groupPermission, pages }: Group): boolean {
  return pages.length > 0 || (groupForType === 'class' && groupPermission >= 2);
}
