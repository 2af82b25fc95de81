import { smallPictureAddress } from '@pausenplatz/documents/server';
import type { Services } from '@pausenplatz/kernel-server';
import { membershipsOf } from '@pausenplatz/schools/server';
import type { Kysely } from 'kysely';
import type { CurrentUser, PersonBrief } from '../contract/index.ts';
import { rolesWith } from '../rules/index.ts';
import { hasSecondFactor, isSecondFactorRequired } from './queries/second-factor.ts';
import { settingsOf } from './queries/settings.ts';
import type { AccountTables } from './tables.ts';

const newAccountDays = 7;

/** What presenting people needs: where to read, who signs addresses, and what time it is. */
interface Presenting extends Pick<Services, 'signer' | 'clock'> {
  readonly db: Kysely<AccountTables>;
}

/** The signed-in person as their client sees them; null when the account is gone. */
export async function presentCurrentUser(context: Presenting, userId: string): Promise<CurrentUser | null> {
  const { db, clock } = context;
  const user = await db.selectFrom('user_account').selectAll().where('id', '=', userId).executeTakeFirst();
  if (!user) return null;
  const { schools, classes, adminSchoolIds } = await membershipsOf(db, userId);
  const schoolsOnce = [
    ...new Map(schools.map(({ id, name, place }) => [id, { id, name, place, administers: adminSchoolIds.includes(id) }])).values(),
  ];
  const schoolClasses = classes.map(({ id, name, color, schoolId }) => ({ id, name, color, schoolId }));
  const current = schoolClasses.find((one) => one.id === user.current_class_id) ?? schoolClasses[0];
  const isRequired = await isSecondFactorRequired(db, adminSchoolIds);
  return {
    id: user.id,
    userName: user.user_name,
    firstName: user.first_name,
    lastName: user.last_name,
    avatar: avatarAddress(context, user.avatar),
    userRoles: rolesWith(user.roles, adminSchoolIds.length > 0),
    pro: user.pro,
    schools: schoolsOnce,
    schoolClasses,
    currentSchoolClass: current?.id ?? null,
    emailUnconfirmed: user.email !== null && user.email_confirmed_at === null,
    newAccount: clock.now().getTime() - user.created_at.getTime() < newAccountDays * 86_400_000,
    seenReleaseNotes: user.seen_release_notes,
    draftKey: context.signer.seal('drafts', userId),
    settings: await settingsOf(db, userId),
    secondFactorMissing: isRequired && !(await hasSecondFactor(db, userId)),
  };
}

/** The signed address of somebody's picture, small as faces are shown. */
export function avatarAddress(services: Pick<Services, 'signer' | 'clock'>, fileId: string | null): string | null {
  return fileId === null ? null : smallPictureAddress(services, fileId);
}

/** Columns that a person's face in lists needs. */
export const briefColumns = ['user_account.id', 'first_name', 'last_name', 'avatar'] as const;

interface BriefRow {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly avatar: string | null;
}

/** Somebody in a list. */
export function presentBrief(services: Pick<Services, 'signer' | 'clock'>, row: BriefRow): PersonBrief {
  return { id: row.id, firstName: row.first_name, lastName: row.last_name, avatar: avatarAddress(services, row.avatar) };
}
