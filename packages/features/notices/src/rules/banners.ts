import type { Role } from '@pausenplatz/kernel-contract';
import type { Notices, SystemMessage } from '../contract/index.ts';

/** What the rule needs to know of a signed-in person. */
export interface BannerPerson {
  readonly userRoles: readonly Role[];
  readonly schools: readonly unknown[];
  readonly emailUnconfirmed: boolean;
  readonly newAccount: boolean;
  readonly secondFactorMissing?: boolean;
}

export type Banner =
  | { readonly kind: 'maintenance'; readonly key: string; readonly from: string; readonly to: string }
  | { readonly kind: 'message'; readonly key: string; readonly message: SystemMessage }
  | { readonly kind: 'emailUnconfirmed'; readonly key: string }
  | { readonly kind: 'secondFactorMissing'; readonly key: string }
  | { readonly kind: 'openRequests'; readonly key: string; readonly count: number }
  | { readonly kind: 'yearChange'; readonly key: string; readonly schoolYear: number; readonly teaches: boolean }
  | { readonly kind: 'withoutSchool'; readonly key: string };

const invitationPath = '/einladung-bestaetigen';

/** Which banners a person sees, the most urgent first (specification sections 6 and 8); `closed` are the keys put off in this tab. */
export function bannersFor(
  person: BannerPerson | null,
  notices: Notices | undefined,
  path: string,
  closed: ReadonlySet<string>,
): readonly Banner[] {
  if (!person) return [];
  const banners: Banner[] = [];
  const { systemMaintenance: work = null, systemMessages = [], openRequests = 0, yearChange = null } = notices ?? {};
  if (work) banners.push({ kind: 'maintenance', key: `maintenance-${work.from}`, from: work.from, to: work.to });
  for (const message of systemMessages) banners.push({ kind: 'message', key: message.id, message });
  // Until then nothing of the administration works, and no screen of it says why (decision 0042).
  if (person.secondFactorMissing) banners.push({ kind: 'secondFactorMissing', key: 'secondFactorMissing' });
  if (person.emailUnconfirmed) banners.push({ kind: 'emailUnconfirmed', key: 'emailUnconfirmed' });
  // One more request shows the banner again, although it was put off.
  if (openRequests > 0) banners.push({ kind: 'openRequests', key: `openRequests-${openRequests}`, count: openRequests });
  if (yearChange !== null)
    banners.push({
      kind: 'yearChange',
      key: `yearChange-${yearChange}`,
      schoolYear: yearChange,
      teaches: person.userRoles.includes('Teacher'),
    });
  if (isWithoutSchool(person) && !path.startsWith(invitationPath)) banners.push({ kind: 'withoutSchool', key: 'withoutSchool' });
  return banners.filter(({ key }) => !closed.has(key));
}

const isWithoutSchool = ({ userRoles, schools, newAccount }: BannerPerson): boolean =>
  userRoles.includes('Teacher') && schools.length === 0 && !newAccount;
