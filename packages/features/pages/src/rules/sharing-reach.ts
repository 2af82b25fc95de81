import type { SharingChoice } from './sharing-choice.ts';

/** How far a choice reaches: those around the page already, people with an account at the school, or people without any. */
type SharingReach = 'class' | 'school' | 'outside';

const order: readonly SharingReach[] = ['class', 'school', 'outside'];

export function reachOf(choice: SharingChoice): SharingReach {
  switch (choice) {
    case 'group':
    case 'class':
    case 'part':
      return 'class';
    case 'team':
    case 'school':
      return 'school';
    case 'link':
    case 'linkPassword':
    case 'public':
      return 'outside';
  }
}

/** Whether somebody is asked first: the circle reaches further than before, and names of children stand on the page. */
export function asksFirst(before: SharingChoice, chosen: SharingChoice, names: readonly string[]): boolean {
  return names.length > 0 && order.indexOf(reachOf(chosen)) > order.indexOf(reachOf(before));
}
