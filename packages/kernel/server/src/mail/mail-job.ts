import type { JobDefinition } from '../jobs/jobs.ts';
import type { Services } from '../services.ts';
import type { Mail } from './mailer.ts';

/** Mails leave by the queue: one that the mail server refuses is tried again, and a crash loses none. */
export const mailJob: JobDefinition = {
  name: 'mail',
  retries: 8,
  // Somebody waits for a mail with a link; a school's hundred invitations are out within a quarter of a minute.
  pollSeconds: 0.5,
  atOnce: 4,
  run: (services: Services, mail: Mail) => services.mail.send(mail),
};
