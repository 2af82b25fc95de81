import { type CallContext, personOf, type Work } from '@pausenplatz/kernel-server';
import { proveSchool, refuseUnconfirmed } from '@pausenplatz/schools/server';
import { decideOrder, getShopApproval, setShopApproval } from '../../contract/index.ts';
import { isWaiting } from '../../rules/index.ts';
import { shopLogTexts } from '../../texts.log.ts';
import { shopTexts } from '../../texts.ts';
import { changedMail, confirmationJob } from '../mails.ts';
import { holdsHead, needsApproval } from '../queries/approval.ts';
import { numberOf, ordersOf, presentOrder, type ReadOrder } from '../queries/orders.ts';
import { putBack } from '../queries/products.ts';
import { handle, refuse } from '../shop.ts';
import type { ShopTables } from '../tables.ts';

type Context = CallContext<ShopTables>;
type OwnWork = Work<ShopTables>;

const getHandler = handle(getShopApproval, async (context, { schoolId }) => {
  await proveSchool(context, schoolId, 'administer');
  return { isNeeded: await needsApproval(context.db, schoolId) };
});

const setHandler = handle(setShopApproval, async (context, { schoolId, isNeeded }) => {
  await proveSchool(context, schoolId, 'administer');
  return context.transact(async (work) => {
    await holdHead(work.db, personOf(context).userId, schoolId);
    const was = await needsApproval(work.db, schoolId);
    await work.db
      .insertInto('shop_school')
      .values({ school_id: schoolId, needs_approval: isNeeded })
      .onConflict((conflict) => conflict.column('school_id').doUpdateSet({ needs_approval: isNeeded }))
      .execute();
    await work.audit({
      action: 'order.approval',
      scopeId: schoolId,
      subject: { kind: 'school', id: schoolId },
      changes: [{ label: shopLogTexts.label, was: said(was), is: said(isNeeded) }],
    });
    return { isNeeded };
  });
});

const said = (isNeeded: boolean): string => (isNeeded ? shopLogTexts.on : shopLogTexts.off);

const decideHandler = handle(decideOrder, async (context, decided) => {
  const [seen] = await ordersOf(context.db, personOf(context), { id: decided.id });
  if (!seen) return refuse('SHOP_ORDER_NOT_FOUND');
  const school = await proveSchool(context, seen.school_id, 'administer');
  if (decided.decision === 'approve') refuseUnconfirmed(school);
  return context.transact(async (work) => {
    const order = await holdWaiting(context, work, seen);
    const state = decided.decision === 'approve' ? 'ordered' : 'declined';
    const decision = decided.decision === 'approve' ? '' : decided.word;
    const decided_at = context.clock.now();
    await work.db.updateTable('shop_order').set({ state, decision, decided_at }).where('id', '=', order.id).execute();
    if (state === 'declined') await putBack(work.db, order.lines);
    await work.audit({
      action: 'order.state',
      scopeId: order.school_id,
      subject: { kind: 'order', id: order.id },
      about: numberOf(order),
      changes: [{ was: shopTexts.states[order.state], is: shopTexts.states[state] }],
    });
    const now = { ...order, state, decision, decided_at } as const;
    await tell(context, work, now);
    return { order: presentOrder(now, personOf(context)) };
  });
});

/** The order as it waits, held until the commit together with the right to decide: two who decide at once decide one after the other. */
async function holdWaiting(context: Context, { db }: OwnWork, { id, school_id: schoolId }: ReadOrder): Promise<ReadOrder> {
  const actor = personOf(context);
  await holdHead(db, actor.userId, schoolId);
  await db.selectFrom('shop_order').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  const [order] = await ordersOf(db, actor, { id });
  if (!order) return refuse('SHOP_ORDER_NOT_FOUND');
  return isWaiting(order.state) ? order : refuse('SHOP_DECIDED', { details: { state: shopTexts.states[order.state] } });
}

/** What is approved is confirmed with its bill, as any order; of what is declined a mail says why. */
async function tell(context: Context, work: OwnWork, order: ReadOrder): Promise<void> {
  if (order.state === 'ordered') {
    await context.jobs.enqueue(work.db, confirmationJob.name, { id: order.id });
    return;
  }
  const mail = changedMail(context, order);
  if (mail) await work.sendMail(mail, 'notice');
}

const holdHead = async (db: OwnWork['db'], userId: string, schoolId: string): Promise<void> => {
  if (!(await holdsHead(db, userId, schoolId))) refuse('SCHOOL_FORBIDDEN');
};

export const approvalHandlers = [getHandler, setHandler, decideHandler];
