import { demoPeople } from '@pausenplatz/account/server';
import { daysBefore } from '@pausenplatz/kernel-format';
import { openInvitations } from '@pausenplatz/invitations/server';
import { type AuditEntry, type DemoWorld, ownTables, writeAudit } from '@pausenplatz/kernel-server';
import { demoClassNames, demoSchool } from '@pausenplatz/schools/server';
import type { OfficeTables } from '../tables.ts';
import { changeTexts } from '../../texts.entries.ts';

/** What the administration of the demo school did in the last weeks, as its log tells it. */
export async function demoLog({ services, find }: DemoWorld): Promise<void> {
  const school = find(demoSchool);
  const people = find(demoPeople);
  const idOf = (userName: string) => people.get(userName) ?? '';
  const now = services.clock.now();
  const done: { readonly at: Date; readonly entry: AuditEntry }[] = [];
  const note = (days: number, entry: AuditEntry) => done.push({ at: daysBefore(now, days), entry });
  for (const name of demoClassNames) {
    const scopeId = name === 'Sek A' ? school.secondaryId : school.primaryId;
    note(60, { action: 'class.create', scopeId, subject: { kind: 'class', id: school.classes[name] } });
  }
  const [third, fourth] = [school.classes['3a'], school.classes['4b']] as const;
  const scopeId = school.primaryId;
  note(58, {
    action: 'class.name',
    scopeId,
    subject: { kind: 'class', id: third },
    changes: [{ was: '2a', is: '3a' }],
  });
  note(58, {
    action: 'teacher.add',
    scopeId,
    subject: { kind: 'person', id: idOf('lea.brunner') },
    changes: [{ is: { kind: 'class', id: third } }],
  });
  note(21, {
    action: 'pupil.move',
    scopeId,
    subject: { kind: 'person', id: idOf('noah.meier') },
    changes: [{ was: { kind: 'class', id: fourth }, is: { kind: 'class', id: third } }],
  });
  note(20, {
    action: 'pupil.change',
    scopeId,
    subject: { kind: 'person', id: idOf('noah.meier') },
    changes: [{ label: changeTexts.fields.lastName, was: 'Maier', is: 'Meier' }],
  });
  note(9, {
    action: 'school.place',
    scopeId: school.schoolId,
    subject: { kind: 'school', id: school.schoolId },
    changes: [{ was: 'Muster', is: 'Musterlingen' }],
  });
  for (const id of [school.schoolId, school.primaryId])
    for (const { id: invitationId, email, classIds, at } of await openInvitations(ownTables<OfficeTables>(services.db), id, now)) {
      const changes = classIds.map((classId) => ({ is: { kind: 'class', id: classId } as const }));
      const about = { kind: 'address', words: email } as const;
      done.push({
        at,
        entry: { action: 'teacher.invite', scopeId: id, subject: { kind: 'invitation', id: invitationId }, about, changes },
      });
    }
  const actorId = idOf('eva.ammann');
  for (const { at, entry } of done.toSorted((one, other) => one.at.getTime() - other.at.getTime()))
    await writeAudit(services.db, services.steps, entry, { actorId, at });
}
