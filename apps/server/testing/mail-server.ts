import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expect } from 'vitest';
import { closeAtTheEnd } from './open.ts';

interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** The newest mail to an address, as soon as it is there. */
  mailTo(address: string, subject?: string): Promise<ReceivedMail>;
  /** The secret in the link of the newest mail to an address. */
  secretTo(address: string, path: string): Promise<string>;
}

/** A real mail server on this machine; it keeps what it receives. */
export async function mailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      void text(stream).then((raw) => {
        mails.push({ to: session.envelope.rcptTo[0]?.address ?? '', subject: subjectOf(raw), text: decoded(raw) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  closeAtTheEnd(() => server.close(() => undefined));
  const address = server.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const mailTo = async (to: string, subject = '') => {
    const find = () => mails.findLast((mail) => mail.to === to && mail.subject.includes(subject));
    await expect.poll(find, { timeout: 10_000, interval: 50 }).toBeDefined();
    return find() ?? { to, subject: '', text: '' };
  };
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    mailTo,
    async secretTo(to, path) {
      const pattern = new RegExp(`${path}/([\\w-]{43})`);
      await expect.poll(() => mails.some((mail) => mail.to === to && pattern.test(mail.text)), { timeout: 10_000 }).toBe(true);
      return pattern.exec(mails.findLast((mail) => mail.to === to && pattern.test(mail.text))?.text ?? '')?.[1] ?? '';
    },
  };
}

function subjectOf(raw: string): string {
  const head = raw.split('\r\n\r\n')[0]?.replaceAll(/\r\n[ \t]/g, ' ') ?? '';
  const subject = /^Subject: (.*)$/m.exec(head)?.[1] ?? '';
  return subject
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_all, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : unquoted(word.replaceAll('_', ' ')),
    );
}

/** All text parts of a mail one after another, decoded. */
function decoded(raw: string): string {
  return raw
    .split(/\r\n--[-\w=.+]+/)
    .map((part) => {
      const [head = '', ...rest] = part.split('\r\n\r\n');
      const body = rest.join('\n\n');
      if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
      return /quoted-printable/i.test(head) ? unquoted(body) : body;
    })
    .join('\n');
}

const unquoted = (value: string): string =>
  Buffer.from(
    value.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
