import { demoPeople } from '@pausenplatz/account/server';
import { daysAfter, daysBefore } from '@pausenplatz/kernel-format';
import { type DemoWorld, newId, ownTables } from '@pausenplatz/kernel-server';
import { demoSchool } from '@pausenplatz/schools/server';
import type { InvitationsTables } from '../tables.ts';
import { demoInvited } from './invited.data.ts';

/** Invitations that nobody has taken yet, as the administration of the demo school sent them; nobody has their links. */
export async function demoInvitations({ services, find }: DemoWorld): Promise<void> {
  const school = find(demoSchool);
  const adminId = find(demoPeople).get('eva.ammann') ?? '';
  const db = ownTables<InvitationsTables>(services.db);
  const now = services.clock.now();
  for (const { of, classNames, email, firstName, lastName, sentDaysAgo, lastsDays } of demoInvited) {
    const [id, at, schoolId] = [newId(), daysBefore(now, sentDaysAgo), school[of]];
    const classIds = classNames.map((name) => school.classes[name]);
    await db
      .insertInto('invitation')
      .values({
        id,
        token_hash: newId(),
        email,
        school_id: schoolId,
        kind: 'teacher',
        first_name: firstName,
        last_name: lastName,
        invited_by: adminId,
        class_ids: classIds,
        expires_at: daysAfter(at, lastsDays),
        accepted_at: null,
        accepted_by: null,
        created_at: at,
      })
      .execute();
  }
}
