import { type ActorTable, defineCall, onlyRoles, scalars, signedInActors } from '@pausenplatz/kernel-contract';
import { schoolProofRefusals } from '@pausenplatz/schools/contract';
import * as z from 'zod/mini';
import { shopLimits } from './limits.ts';
import { shopOrder } from './orders.ts';

const staff = onlyRoles('Teacher', 'SchoolAdmin');
const noStaff = { private: 403, pupilOwner: 403, pupilSameClass: 403, pupilOtherClass: 403, pupilOtherSchool: 403 } as const;
const heads: ActorTable = signedInActors(404, { ...noStaff, teacherOfClass: 403, teacherSameSchool: 403, schoolAdminOwn: 200 });
/** Who ordered sees the order and does not decide about it; to colleagues there is none. */
const decidesOrder: ActorTable = signedInActors(404, { ...noStaff, teacherOfClass: 403, schoolAdminOwn: 200 });

const approval = z.object({
  /** Orders of teachers wait until somebody who administers the school has approved them. */
  isNeeded: z.boolean(),
});

export const getShopApproval = defineCall({
  summary: 'Whether orders for a school wait for an approval.',
  method: 'GET',
  path: 'shop/approval/{schoolId}',
  access: staff,
  actors: heads,
  mutates: false,
  input: z.strictObject({ schoolId: scalars.id }),
  output: approval,
  refusals: [...schoolProofRefusals],
});

export const setShopApproval = defineCall({
  summary: 'Have orders for a school wait for an approval, or not. What waits already goes on waiting.',
  method: 'POST',
  path: 'shop/approval',
  access: staff,
  actors: heads,
  mutates: true,
  input: z.strictObject({ schoolId: scalars.id, isNeeded: z.boolean() }),
  output: approval,
  refusals: [...schoolProofRefusals],
});

export const decideOrder = defineCall({
  summary: 'Approve an order that waits, or decline it with a word; who ordered is told. What is declined lies in stock again.',
  method: 'POST',
  path: 'shop/orders/decide',
  access: staff,
  actors: decidesOrder,
  mutates: true,
  input: z.discriminatedUnion('decision', [
    z.strictObject({ id: scalars.id, decision: z.literal('approve') }),
    z.strictObject({ id: scalars.id, decision: z.literal('decline'), word: scalars.text(shopLimits.decisionMaximum) }),
  ]),
  output: z.object({ order: shopOrder }),
  refusals: [...schoolProofRefusals, 'SHOP_ORDER_NOT_FOUND', 'SHOP_DECIDED', 'SCHOOL_UNCONFIRMED'],
});
