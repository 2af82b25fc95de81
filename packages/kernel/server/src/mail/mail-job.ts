import type { JobDefinition } from '../jobs/jobs.ts';
import type { Services } from '../services.ts';
import type { Mail } from './mailer.ts';

/** Mails leave by the queue: one that the mail server refuses is tried again, and a crash loses none. */
export const mailJob: JobDefinition = {
  name: 'mail',
  retries: 8,
  run: (services: Services, mail: Mail) => services.mail.send(mail),
};
