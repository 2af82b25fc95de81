import { personOf } from '@pausenplatz/kernel-server';
import { getCheckout } from '../../contract/index.ts';
import { creditorOf } from '../creditor.ts';
import { handle } from '../shop.ts';

const getCheckoutHandler = handle(getCheckout, async (context) => {
  const actor = personOf(context);
  const schools = await context.db
    .selectFrom('school')
    .select(['id', 'name', 'place'])
    .where('id', 'in', ['', ...actor.schoolIds, ...actor.adminSchoolIds])
    .where('confirmed_at', 'is not', null)
    .orderBy('name')
    .orderBy('id')
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
    schools,
    last: last ? { schoolId: last.school_id, delivery: last.delivery, invoice: last.invoice } : null,
  };
});

export const checkoutHandlers = [getCheckoutHandler];
