import type { CircleKind, Visibility } from '../contract/index.ts';

/** Who reads a page, as one chooses it: a group, a team and a link with a password are choices of their own. */
export type SharingChoice = Exclude<Visibility, 'members'> | 'part' | 'team' | 'linkPassword';

const choiceOfKind = { group: 'part', team: 'team' } as const;

/** From narrow to wide; a group or a team only where there is one. */
export function sharingChoices(offered: readonly Visibility[], kinds: readonly CircleKind[] = []): readonly SharingChoice[] {
  const circles = (['group', 'team'] as const).filter((kind) => kinds.includes(kind)).map((kind) => choiceOfKind[kind]);
  return offered.flatMap((one): readonly SharingChoice[] => {
    if (one === 'members') return [];
    if (one === 'link') return ['link', 'linkPassword'];
    return one === 'group' ? ['group', ...circles] : [one];
  });
}

/** The choice that stands; `kind` is that of the chosen group or team, null where it is no more. */
export function choiceOf(visibility: Visibility, linkPassword: string | null, kind: CircleKind | null = null): SharingChoice {
  if (visibility === 'members') return kind === null ? 'part' : choiceOfKind[kind];
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
