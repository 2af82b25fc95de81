import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Config } from '../config/config.ts';
import { newId } from '../ids.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly attachments?: readonly MailAttachment[];
}

/** A file that goes along, in base64: a mail lies sealed as text until it leaves. */
interface MailAttachment {
  readonly filename: string;
  readonly content: string;
  readonly encoding: 'base64';
  readonly contentType: string;
}

export interface Mailer {
  /** Hands a mail to the mail server; throws when that refuses, so that the job tries again. */
  send(mail: Mail): Promise<void>;
}

/** SMTP by configuration; without it mails become .eml files in `dataDir/outbox`. */
export function createMailer(config: Config): Mailer {
  if (config.smtpUrl) {
    const transport = nodemailer.createTransport(config.smtpUrl, { from: config.mailFrom });
    return { send: async (mail) => void (await transport.sendMail(asSent(mail))) };
  }
  const folder = join(config.dataDir, 'outbox');
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from: config.mailFrom });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(asSent(mail));
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not made in memory');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${newId().slice(0, 6)}.eml`), message);
    },
  };
}

/** The library wants a list of its own. */
const asSent = ({ attachments = [], ...mail }: Mail) => ({ ...mail, attachments: [...attachments] });
