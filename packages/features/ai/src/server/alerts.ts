import { brand, fill } from '@pausenplatz/kernel-contract';
import { type CallContext, lockFor, newId, personOf, renderMail, type Work } from '@pausenplatz/kernel-server';
import { aiAlert, type Harm } from '../contract/index.ts';
import { aiMails } from '../texts.mails.ts';
import type { AiTables } from './tables.ts';

type Context = CallContext<AiTables>;

/** A child that tries several words is one reason to write, not several. */
const mailEveryMs = 3_600_000;

/**
 * Tells the teachers of a class that somebody should ask after a child: over the hub, on their screen of the AI services, and by mail, because
 * nobody sits before that screen all day. What the child wrote stands nowhere. Who wanted to send a telephone number is no reason to ask after
 * anybody.
 */
export async function tellHarm(context: Context, classId: string, harm: Harm): Promise<void> {
  if (harm === 'personalData') return;
  const { userId } = personOf(context);
  const now = context.clock.now();
  await context.transact(async (work) => {
    // Two at the same moment are one reason to write as well.
    await lockFor(work.db, `ai alert of ${userId} in ${classId}`);
    const id = newId();
    const before = await work.db
      .selectFrom('ai_alert')
      .select('id')
      .where('class_id', '=', classId)
      .where('pupil_id', '=', userId)
      .where('at', '>', new Date(now.getTime() - mailEveryMs))
      .limit(1)
      .executeTakeFirst();
    await work.db.insertInto('ai_alert').values({ id, class_id: classId, pupil_id: userId, harm, at: now }).execute();
    const teachers = await teachersOf(work, classId);
    for (const { user_id: teacher } of teachers) work.publish({ userId: teacher }, aiAlert, { v: 1, id });
    if (!before) await mailTeachers(work, context, teachers);
  });
}

const teachersOf = ({ db }: Work<AiTables>, classId: string) =>
  db
    .selectFrom('class_teacher')
    .innerJoin('school_class', 'school_class.id', 'class_teacher.class_id')
    .innerJoin('user_account', 'user_account.id', 'class_teacher.user_id')
    .select(['user_id', 'school_class.name as className', 'email', 'email_confirmed_at', 'first_name as firstName'])
    .where('class_id', '=', classId)
    .where('user_account.deleted_at', 'is', null)
    .where('user_account.disabled_at', 'is', null)
    .execute();

async function mailTeachers(
  work: Work<AiTables>,
  { origin }: Pick<Context, 'origin'>,
  teachers: Awaited<ReturnType<typeof teachersOf>>,
): Promise<void> {
  const texts = aiMails.alert;
  for (const { email, email_confirmed_at: confirmed, firstName, className } of teachers) {
    if (email === null || confirmed === null) continue;
    const words = { firstName, className, brand: brand.name };
    const mail = renderMail({
      to: email,
      subject: fill(texts.subject, words),
      greeting: fill(texts.greeting, words),
      paragraphs: [fill(texts.body, words)],
      action: { label: texts.action, url: `${origin()}/tools/ki` },
      closing: fill(texts.closing, words),
    });
    // oxlint-disable-next-line no-await-in-loop -- a class has a handful of teachers
    await work.sendMail(mail, 'notice');
  }
}
