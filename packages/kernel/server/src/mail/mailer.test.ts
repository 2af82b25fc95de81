import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createMailer } from './mailer.ts';

const mail = {
  to: 'lea.brunner@schule.example',
  subject: 'Grüsse aus der 3a – schöne Ferien',
  text: 'Liebe Lea\n\nÄpfel, Öl und Übung: «Zmittag» um 12:00.\n',
};
const cleaners: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleaners.splice(0)) clean();
});

async function mailServer(refuses = false): Promise<{ url: string; mails: string[] }> {
  const mails: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      void text(stream).then((received) => {
        if (!refuses) mails.push(received);
        done(refuses ? new Error('452 Kein Platz') : null);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  cleaners.push(() => server.close(() => undefined));
  // Listening on TCP, the address is never a pipe's name.
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, mails };
}

/** Subject and text of a mail as a mail program shows them. */
function decoded(raw: string): { subject: string; body: string } {
  const [head = '', ...rest] = raw.replaceAll('\r\n', '\n').split('\n\n');
  const unfolded = head.replaceAll(/\n[ \t]/g, ' ');
  const subject = (/^Subject: (.*)$/m.exec(unfolded)?.[1] ?? '').replaceAll(/\?= =\?/g, '?==?');
  const words = subject.replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_all, kind: string, word: string) =>
    kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : unquoted(word.replaceAll('_', ' ')),
  );
  const body = rest.join('\n\n');
  const encoding = /^Content-Transfer-Encoding: (.*)$/im.exec(head)?.[1];
  return {
    subject: words,
    body: encoding === 'base64' ? Buffer.from(body, 'base64').toString() : encoding === 'quoted-printable' ? unquoted(body) : body,
  };
}
const unquoted = (value: string): string =>
  Buffer.from(
    value.replaceAll('=\n', '').replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

it('hands mails to the mail server with every umlaut in its place', async () => {
  const { url, mails } = await mailServer();
  await createMailer(readConfig({ SMTP_URL: url, MAIL_FROM: 'Schule Sonnenberg <noreply@schule.example>' })).send(mail);
  expect(mails).toHaveLength(1);
  const { subject, body } = decoded(mails[0] ?? '');
  expect(subject).toBe(mail.subject);
  expect(body.trim()).toBe(mail.text.trim());
  expect(mails[0]).toContain('From: Schule Sonnenberg <noreply@schule.example>');
  expect(mails[0]).toContain('To: lea.brunner@schule.example');
});

it('throws when the mail server refuses or is not there, so that the job tries again', async () => {
  const { url } = await mailServer(true);
  await expect(createMailer(readConfig({ SMTP_URL: url })).send(mail)).rejects.toThrow(/452|Kein Platz/);
  await expect(createMailer(readConfig({ SMTP_URL: 'smtp://127.0.0.1:1' })).send(mail)).rejects.toThrow();
});

it('cannot be brought to write further headers by a subject or an address', async () => {
  const { url, mails } = await mailServer();
  await createMailer(readConfig({ SMTP_URL: url })).send({ ...mail, subject: 'Hallo\r\nBcc: alle@schule.example' });
  expect(mails[0]).not.toMatch(/^Bcc:/im);
});

it('puts mails into the outbox folder where no mail server is named', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pausenplatz-mail-'));
  cleaners.push(() => rmSync(dataDir, { recursive: true }));
  const mailer = createMailer(readConfig({ DATA_DIR: dataDir }));
  await Promise.all([mailer.send(mail), mailer.send(mail)]);
  const files = readdirSync(join(dataDir, 'outbox'));
  expect(files).toHaveLength(2);
  expect(files.every((name) => name.endsWith('.eml'))).toBe(true);
  const { subject, body } = decoded(readFileSync(join(dataDir, 'outbox', files[0] ?? ''), 'utf8'));
  expect([subject, body.trim()]).toEqual([mail.subject, mail.text.trim()]);
});
