import { brand, fill } from '@pausenplatz/kernel-contract';
import { renderMail, type Services, type Work } from '@pausenplatz/kernel-server';
import { accountMails } from '../texts.mails.ts';

interface AccountMail {
  readonly to: string;
  readonly mail: Exclude<keyof typeof accountMails, 'greeting' | 'greetingUnknown'>;
  readonly firstName?: string | undefined;
  /** Own path that the mail's button opens. */
  readonly path?: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

interface Words {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button?: string;
  readonly closing: string;
}

/** Hands one of the account's mails to the queue of this transaction. */
export async function sendAccountMail(
  work: Pick<Work<never>, 'sendMail'>,
  services: Pick<Services, 'origin'>,
  { to, mail, firstName = '', path = '/', values = {} }: AccountMail,
): Promise<void> {
  const words: Words = accountMails[mail];
  const kind = mail === 'invitation' ? 'notice' : 'security';
  const known = { ...values, brand: brand.name };
  const rendered = renderMail({
    to,
    subject: fill(words.subject, known),
    greeting: firstName === '' ? accountMails.greetingUnknown : fill(accountMails.greeting, { firstName }),
    paragraphs: words.paragraphs.map((paragraph) => fill(paragraph, known)),
    closing: fill(words.closing, known),
    ...(words.button !== undefined && { action: { label: words.button, url: services.origin() + path } }),
  });
  await work.sendMail(rendered, kind);
}
