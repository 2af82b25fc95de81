import type { SignedInUser } from '@pausenplatz/kernel-host';

export type Banner = 'emailUnconfirmed' | 'withoutSchool';

/** Where an address is confirmed and where an invitation is; both belong to the account. */
export const confirmEmailPath = '/profil';
const invitationPath = '/einladung-bestaetigen';

/** Which banners a person sees (specification sections 6 and 8); `hidden` are those put off in this tab. */
export function bannersFor(user: SignedInUser | null, path: string, hidden: readonly Banner[]): readonly Banner[] {
  if (!user) return [];
  const withoutSchool =
    user.userRoles.includes('Teacher') && user.schools.length === 0 && !user.newAccount && !path.startsWith(invitationPath);
  const all: readonly (Banner | false)[] = [user.emailUnconfirmed && 'emailUnconfirmed', withoutSchool && 'withoutSchool'];
  return all.filter((banner): banner is Banner => banner !== false && !hidden.includes(banner));
}
