import { remindedYearStep, schoolsAbove } from '@pausenplatz/schools/server';
import { noticesRefusals } from './refusals.ts';
import { confirmed } from '@pausenplatz/kernel-contract';
import { zurichDay } from '@pausenplatz/kernel-format';
import { type CallContext, handlersFor, personOf, refuserFor, servicesOf, type UserActor } from '@pausenplatz/kernel-server';
import { type Audience, getNotices, type SystemMessage, updateUserField } from '../contract/index.ts';
import type { NoticesTables } from './tables.ts';

export const { handle } = handlersFor<NoticesTables>();
export const refuse = refuserFor(noticesRefusals);

type Context = CallContext<NoticesTables>;

const isStaff = (person: UserActor): boolean => person.roles.includes('Teacher') || person.adminSchoolIds.length > 0;

export const getNoticesHandler = handle(getNotices, async (context) => {
  const person = personOf(context);
  const { maintenance } = context.config;
  const isAhead = maintenance !== null && Date.parse(maintenance.to) > context.clock.now().getTime();
  return {
    systemMessages: await messagesFor(context, person),
    systemMaintenance: isAhead ? maintenance : null,
    openRequests: await openRequestsFor(context, person),
    yearChange: await yearChangeFor(context, person),
  };
});

async function messagesFor(context: Context, person: UserActor): Promise<SystemMessage[]> {
  const schoolIds = await schoolsAbove(context.db, [...new Set([...person.schoolIds, ...person.adminSchoolIds])]);
  if (schoolIds.length === 0) return [];
  const audiences: Audience[] = isStaff(person) ? ['everybody', 'staff'] : ['everybody'];
  return context.db
    .selectFrom('system_message')
    .select(['id', 'title', 'message'])
    .where('school_id', 'in', schoolIds)
    .where('audience', 'in', audiences)
    .where('until', '>=', zurichDay(context.clock.now()))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('hidden_message')
            .select('message_id')
            .whereRef('message_id', '=', 'system_message.id')
            .where('user_id', '=', person.userId),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .execute();
}

async function openRequestsFor(context: Context, person: UserActor): Promise<number> {
  if (person.adminSchoolIds.length === 0) return 0;
  const { open } = await context.db
    .selectFrom('join_request')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('school_id', 'in', person.adminSchoolIds)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return open;
}

/** Whoever keeps plans of the school year says whether one is missing. */
async function yearChangeFor(context: Context, person: UserActor): Promise<number | null> {
  if (!isStaff(person)) return null;
  const services = servicesOf(context);
  for (const { step } of services.steps.given(remindedYearStep)) {
    const year = await step(services, person);
    if (year !== null) return year;
  }
  return null;
}

export const updateUserFieldHandler = handle(updateUserField, async (context, { id, value }) => {
  const { userId } = personOf(context);
  if (id !== userId) return refuse('FIELD_NOT_OWN');
  // A message that is gone or that this person never saw leaves nothing to hide, and says nothing about itself.
  await context.db
    .insertInto('hidden_message')
    .columns(['message_id', 'user_id'])
    .expression((from) =>
      from
        .selectFrom('system_message')
        .select(['id', from.val(userId).as('user_id')])
        .where('id', '=', value),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return confirmed;
});
