import { confirmed } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { setYearPlanDay } from '../contract/index.ts';
import { planDays } from '../rules/index.ts';
import { proveYearPlan } from './plan-rows.ts';
import { handle, refuse } from './year-change.ts';

export const setYearPlanDayHandler = handle(setYearPlanDay, async (context, { planId, day }) => {
  const plan = await proveYearPlan(context, planId);
  if (plan.state === 'running') refuse('PLAN_HAS_RUN');
  const { first, last } = planDays(plan.school_year);
  if (day < first || day > last) refuse('PLAN_DAY_OUTSIDE', { details: { first: longDay(first), last: longDay(last) } });
  await context.transact((work) => work.db.updateTable('year_plan').set({ day }).where('id', '=', planId).execute());
  return confirmed;
});
