import { personOf } from '@pausenplatz/kernel-server';
import { listAdministered } from '../../contract/index.ts';
import { handle } from '../account.ts';

export const listAdministeredHandler = handle(listAdministered, async (context) => {
  const { adminSchoolIds } = personOf(context);
  if (adminSchoolIds.length === 0) return { schools: [] };
  const schools = await context.db
    .selectFrom('school')
    .select(['id', 'name', 'place'])
    .where('id', 'in', adminSchoolIds)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return { schools };
});
