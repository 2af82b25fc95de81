import { personOf } from '@pausenplatz/kernel-server';
import { getCheckout } from '../../contract/index.ts';
import { creditorOf } from '../creditor.ts';
import { handle } from '../shop.ts';

const getCheckoutHandler = handle(getCheckout, async (context) => {
  const actor = personOf(context);
  const schools = await context.db
    .selectFrom('school')
    .leftJoin('shop_school', 'shop_school.school_id', 'school.id')
    .select(['school.id', 'name', 'place', 'needs_approval'])
    .where('school.id', 'in', ['', ...actor.schoolIds, ...actor.adminSchoolIds])
    .where('confirmed_at', 'is not', null)
    .orderBy('name')
    .orderBy('school.id')
    .execute();
  const person = await context.db
    .selectFrom('user_account')
    .select(['email', 'first_name', 'last_name'])
    .where('id', '=', actor.userId)
    .executeTakeFirst();
  const last = await context.db
    .selectFrom('shop_order')
    .select(['school_id', 'delivery', 'invoice'])
    .where('user_id', '=', actor.userId)
    .where('school_id', 'in', ['', ...schools.map(({ id }) => id)])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    isOpen: creditorOf(context) !== null,
    email: person?.email ?? '',
    person: person ? `${person.first_name} ${person.last_name}` : '',
    schools: schools.map(({ id, name, place, needs_approval: isNeeded }) => ({
      id,
      name,
      place,
      waits: isNeeded === true && !actor.adminSchoolIds.includes(id),
    })),
    last: last ? { schoolId: last.school_id, delivery: last.delivery, invoice: last.invoice } : null,
  };
});

export const checkoutHandlers = [getCheckoutHandler];
