import { brand, fill } from '@pausenplatz/kernel-contract';
import { type MailKind, renderMail, type Services, type Work } from '@pausenplatz/kernel-server';
import { accountMails } from '../texts.mails.ts';

/** Words of a mail; `{brand}` is known in all of them. */
interface MailWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button?: string;
  readonly closing: string;
}

interface AccountMail {
  readonly to: string;
  readonly mail: MailWords;
  /** Most of them are about the safety of an account, and go before all others. */
  readonly kind?: MailKind;
  readonly firstName?: string | undefined;
  /** Own path that the mail's button opens. */
  readonly path?: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Hands one of the account's mails to the queue of this transaction. */
export async function sendAccountMail(
  work: Pick<Work<never>, 'sendMail'>,
  services: Pick<Services, 'origin'>,
  { to, mail: words, kind = 'security', firstName = '', path = '/', values = {} }: AccountMail,
): Promise<void> {
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
