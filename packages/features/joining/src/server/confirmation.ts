import { brand, confirmed, fill } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { renderMail, type Services, type Work } from '@pausenplatz/kernel-server';
import { confirmSchool } from '@pausenplatz/schools/server';
import { confirmBySecret, lookAtConfirmation } from '../contract/index.ts';
import { joinMails } from '../texts.ts';
import { handle, refuse } from './joining.ts';
import { peopleById } from '@pausenplatz/office/server';
import type { JoiningTables } from './tables.ts';

const purpose = 'school-confirmation';
const idLength = 22;

type Signer = Pick<Services, 'signer'>;

/** The id of a school with our seal: whoever holds it read the operator's mail. */
const confirmationOf = ({ signer }: Signer, schoolId: string): string => schoolId + signer.seal(purpose, schoolId);

function schoolOf({ signer }: Signer, token: string): string {
  const schoolId = token.slice(0, idLength);
  return signer.isSealed(purpose, schoolId, token.slice(idLength)) ? schoolId : refuse('CONFIRMATION_UNKNOWN');
}

/** Tells the operator of a school that somebody founded; without an address for that the operator lists them. */
export async function askOperator(
  work: Work<JoiningTables>,
  services: Pick<Services, 'config' | 'origin' | 'signer' | 'clock'>,
  school: { readonly id: string; readonly name: string; readonly place: string; readonly founderId: string },
): Promise<void> {
  const to = services.config.operatorEmail;
  if (to === null) return;
  const founder = (await peopleById(work.db, [school.founderId])).get(school.founderId);
  const texts = joinMails.confirmSchool;
  const words = {
    school: school.name,
    place: school.place,
    person: founder ? `${founder.firstName} ${founder.lastName}` : '',
    day: longDay(services.clock.now().toISOString()),
    brand: brand.name,
  };
  const mail = renderMail({
    to,
    subject: fill(texts.subject, words),
    greeting: texts.greeting,
    paragraphs: texts.paragraphs.map((paragraph) => fill(paragraph, words)),
    action: { label: texts.action, url: `${services.origin()}/schule-bestaetigen/${confirmationOf(services, school.id)}` },
    closing: fill(texts.closing, words),
  });
  await work.sendMail(mail, 'notice');
}

const lookAtConfirmationHandler = handle(
  lookAtConfirmation,
  async (context, { token }) => {
    const id = schoolOf(context, token);
    const school = await context.db.selectFrom('school').selectAll().where('id', '=', id).executeTakeFirst();
    if (!school) return refuse('CONFIRMATION_UNKNOWN');
    const founder = await context.db
      .selectFrom('school_member')
      .innerJoin('user_account', 'user_account.id', 'school_member.user_id')
      .select(['first_name', 'last_name', 'email'])
      .where('school_id', '=', id)
      .where('kind', '=', 'admin')
      .orderBy('user_account.created_at')
      .executeTakeFirst();
    return {
      name: school.name,
      place: school.place,
      foundedAt: school.created_at.toISOString(),
      founder: founder ? [`${founder.first_name} ${founder.last_name}`, ...(founder.email ? [founder.email] : [])].join(', ') : null,
      confirmed: school.confirmed_at !== null,
    };
  },
  { asSystem: true },
);

const confirmBySecretHandler = handle(
  confirmBySecret,
  async (context, { token }) => {
    const id = schoolOf(context, token);
    await context.transact(async (work) => {
      if (!(await confirmSchool(work, id, context.clock.now()))) refuse('CONFIRMATION_UNKNOWN');
    });
    return confirmed;
  },
  { asSystem: true },
);

export const confirmationHandlers = [lookAtConfirmationHandler, confirmBySecretHandler];
