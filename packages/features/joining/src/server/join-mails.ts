import { brand, fill } from '@pausenplatz/kernel-contract';
import { renderMail, type Work } from '@pausenplatz/kernel-server';
import { joinMails } from '../texts.ts';
import type { Context } from './joining.ts';
import type { JoiningTables } from './tables.ts';

const texts = joinMails;

interface JoinRequest {
  readonly school: { readonly id: string; readonly name: string };
  readonly adminIds: readonly string[];
  readonly userId: string;
  readonly message: string;
}

/** Writes to every admin of the school that somebody waits (R6). */
export async function mailAdmins(work: Work<JoiningTables>, context: Pick<Context, 'origin'>, request: JoinRequest): Promise<void> {
  const people = await work.db
    .selectFrom('user_account')
    .select(['id', 'email', 'first_name as firstName', 'last_name as lastName'])
    .where('id', 'in', [...request.adminIds, request.userId])
    .where('deleted_at', 'is', null)
    .execute();
  const asking = people.find(({ id }) => id === request.userId);
  const words = {
    person: asking ? `${asking.firstName} ${asking.lastName}` : '',
    school: request.school.name,
    message: request.message,
    brand: brand.name,
  };
  for (const { id, email, firstName } of people) {
    if (email === null || id === request.userId) continue;
    const mail = renderMail({
      to: email,
      subject: fill(texts.joinAsked.subject, words),
      greeting: fill(texts.greeting, { firstName }),
      paragraphs: [fill(texts.joinAsked.body, words), ...(request.message === '' ? [] : [fill(texts.joinAsked.message, words)])],
      action: { label: texts.joinAsked.action, url: `${context.origin()}/verwaltung?bereich=anfragen&schule=${request.school.id}` },
      closing: fill(texts.joinAsked.closing, words),
    });
    await work.sendMail(mail, 'notice');
  }
}

interface Answered {
  readonly school: { readonly id: string; readonly name: string };
  readonly userId: string;
  readonly accept: boolean;
  readonly reason: string;
}

/** Tells the teacher how the school answered, with the reason that was given. */
export async function mailAnswer(
  work: Work<JoiningTables>,
  context: Pick<Context, 'origin'>,
  { school, userId, accept, reason }: Answered,
): Promise<void> {
  const person = await work.db
    .selectFrom('user_account')
    .select(['email', 'first_name as firstName'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!person || person.email === null) return;
  const said = accept ? texts.joinAccepted : texts.joinDeclined;
  const words = { school: school.name, reason, brand: brand.name };
  const mail = renderMail({
    to: person.email,
    subject: fill(said.subject, words),
    greeting: fill(texts.greeting, { firstName: person.firstName }),
    paragraphs: [fill(said.body, words), ...(reason === '' ? [] : [fill(said.reason, words)])],
    action: { label: fill(said.action, words), url: `${context.origin()}${accept ? '/' : '/verwaltung/schule-verbinden'}` },
    closing: fill(said.closing, words),
  });
  await work.sendMail(mail, 'notice');
}
