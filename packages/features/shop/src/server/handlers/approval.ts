import { type CallContext, personOf, type Work } from '@pausenplatz/kernel-server';
import { proveSchool, refuseUnconfirmed } from '@pausenplatz/schools/server';
import { decideOrder, getShopApproval, setShopApproval } from '../../contract/index.ts';
import { isWaiting } from '../../rules/index.ts';
import { shopLogTexts } from '../../texts.log.ts';
import { shopTexts } from '../../texts.ts';
import { changeState } from '../change-state.ts';
import { confirmationJob } from '../mails.ts';
import { holdsHead, needsApproval } from '../queries/approval.ts';
import { ordersOf, presentOrder, type ReadOrder } from '../queries/orders.ts';
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
    const isApproved = decided.decision === 'approve';
    const now = await changeState(context, work, order, {
      state: isApproved ? 'ordered' : 'declined',
      decision: isApproved ? '' : decided.word,
      decided_at: context.clock.now(),
    });
    // What is approved is confirmed with its bill, as any order.
    if (isApproved) await context.jobs.enqueue(work.db, confirmationJob.name, { id: order.id });
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

const holdHead = async (db: OwnWork['db'], userId: string, schoolId: string): Promise<void> => {
  if (!(await holdsHead(db, userId, schoolId))) refuse('SCHOOL_FORBIDDEN');
};

export const approvalHandlers = [getHandler, setHandler, decideHandler];
