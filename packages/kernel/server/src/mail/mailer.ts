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
}

export interface Mailer {
  /** Hands a mail to the mail server; throws when that refuses, so that the job tries again. */
  send(mail: Mail): Promise<void>;
}

/** SMTP by configuration; without it mails become .eml files in `dataDir/outbox`. */
export function createMailer(config: Config): Mailer {
  if (config.smtpUrl) {
    const transport = nodemailer.createTransport(config.smtpUrl, { from: config.mailFrom });
    return { send: async (mail) => void (await transport.sendMail(mail)) };
  }
  const folder = join(config.dataDir, 'outbox');
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from: config.mailFrom });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(mail);
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not made in memory');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${newId().slice(0, 6)}.eml`), message);
    },
  };
}
