import type { Visibility } from '../contract/index.ts';

/** Who reads a page, as one chooses it: a link with a password is a choice of its own. */
export type SharingChoice = Visibility | 'linkPassword';

export function sharingChoices(offered: readonly Visibility[]): readonly SharingChoice[] {
  return offered.flatMap((one): SharingChoice[] => (one === 'link' ? ['link', 'linkPassword'] : [one]));
}

export function choiceOf(visibility: Visibility, linkPassword: string | null): SharingChoice {
  return visibility === 'link' && linkPassword !== null ? 'linkPassword' : visibility;
}

/** Whether others find the page today, for whoever shares it. */
type ShownState = 'draft' | 'notYet' | 'over' | 'shown';

export function shownState(
  page: { readonly draft: boolean; readonly visibleFrom: string | null; readonly visibleUntil: string | null },
  now: Date,
): ShownState {
  if (page.draft) return 'draft';
  if (page.visibleFrom !== null && new Date(page.visibleFrom) > now) return 'notYet';
  return page.visibleUntil !== null && new Date(page.visibleUntil) <= now ? 'over' : 'shown';
}
