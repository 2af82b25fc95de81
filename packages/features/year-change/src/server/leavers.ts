import { dropSetting, keepSetting, sendAccountMail, tellProfile } from '@pausenplatz/account/server';
import { daysAfter, daysBefore, longDay, zurichDay } from '@pausenplatz/kernel-format';
import { type JobDefinition, type Services, transactAs, type Work } from '@pausenplatz/kernel-server';
import { toSchool } from '@pausenplatz/schools/rules';
import { type Farewell, farewellPath, farewellSetting, yearLimits } from '../contract/index.ts';
import { farewellMail } from '../texts.ts';
import type { YearChangeTables } from './tables.ts';

/**
 * Whoever left the school has sixty days in which their home screen leads them to their export, and a mail where they have an
 * address. The archive itself is theirs alone, behind their own sign-in (decisions 2.16).
 */
export async function remindLeavers(
  work: Work<YearChangeTables>,
  services: Services,
  schoolId: string,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  const { name: school } = await work.db.selectFrom('school').select('name').where('id', '=', schoolId).executeTakeFirstOrThrow();
  const now = services.clock.now();
  const value: Farewell = { school, until: zurichDay(daysAfter(now, yearLimits.undoDays)) };
  const people = await work.db.selectFrom('user_account').select(['id', 'email', 'first_name']).where('id', 'in', userIds).execute();
  for (const { id, email, first_name } of people) {
    await keepSetting(work, id, { ...farewellSetting, type: 'json', value }, now);
    await tellProfile(work, services, id);
    if (email === null) continue;
    const values = { toSchool: toSchool(school), until: longDay(value.until) };
    await sendAccountMail(work, services, { to: email, mail: farewellMail, firstName: first_name, path: farewellPath, values });
  }
}

/** Somebody who was taken back has not left. */
export async function forgetFarewell(work: Work<YearChangeTables>, services: Services, userIds: readonly string[]): Promise<void> {
  await dropSetting(work, farewellSetting, { userIds });
  for (const userId of userIds) await tellProfile(work, services, userId);
}

/** Ends the reminders whose sixty days are over. */
export const sweepFarewells: JobDefinition = {
  name: 'year-sweep-farewells',
  schedule: '22 3 * * *',
  async run(services: Services) {
    const before = daysBefore(services.clock.now(), yearLimits.undoDays);
    await transactAs<YearChangeTables>(services)((work) => dropSetting(work, farewellSetting, { before }));
  },
};
