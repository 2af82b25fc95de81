import { personOf } from '@pausenplatz/kernel-server';
import { proveSchool } from '@pausenplatz/schools/server';
import type { Kysely } from 'kysely';
import { type Contact, getOwnContacts, getSchoolContacts, setSchoolContacts } from '../contract/index.ts';
import { contactLog } from '../texts.log.ts';
import { handle } from './child-safety.ts';
import type { ChildSafetyTables } from './tables.ts';

const ownHandler = handle(getOwnContacts, async (context) => {
  const { schoolIds } = personOf(context);
  if (schoolIds.length === 0) return { schools: [] };
  const rows = await context.db
    .selectFrom('child_safety_school')
    .innerJoin('school', 'school.id', 'school_id')
    .select(['school.name', 'contacts'])
    .where('school_id', 'in', schoolIds)
    .orderBy('school.name')
    .orderBy('school_id')
    .execute();
  return { schools: rows };
});

const getHandler = handle(getSchoolContacts, async (context, { schoolId }) => {
  await proveSchool(context, schoolId, 'administer');
  return { contacts: await contactsOf(context.db, schoolId) };
});

const setHandler = handle(setSchoolContacts, async (context, { schoolId, contacts }) => {
  await proveSchool(context, schoolId, 'administer');
  return context.transact(async (work) => {
    const was = await contactsOf(work.db, schoolId);
    if (contacts.length === 0) await work.db.deleteFrom('child_safety_school').where('school_id', '=', schoolId).execute();
    else {
      const json = JSON.stringify(contacts);
      await work.db
        .insertInto('child_safety_school')
        .values({ school_id: schoolId, contacts: json })
        .onConflict((conflict) => conflict.column('school_id').doUpdateSet({ contacts: json }))
        .execute();
    }
    await work.audit({
      action: 'child-safety.contacts',
      scopeId: schoolId,
      subject: { kind: 'school', id: schoolId },
      changes: [{ label: contactLog.label, was: said(was), is: said(contacts) }],
    });
    return { contacts };
  });
});

const said = (contacts: readonly Contact[]): string => contacts.map(({ name }) => name).join(', ') || contactLog.none;

async function contactsOf(db: Kysely<ChildSafetyTables>, schoolId: string): Promise<Contact[]> {
  const row = await db.selectFrom('child_safety_school').select('contacts').where('school_id', '=', schoolId).executeTakeFirst();
  return row?.contacts ?? [];
}

export const childSafetyHandlers = [ownHandler, getHandler, setHandler];
