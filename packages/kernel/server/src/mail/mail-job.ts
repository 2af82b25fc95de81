import type { Kysely } from 'kysely';
import { kernelTables, ownTables } from '../database/own-tables.ts';
import type { KernelTables } from '../database/kernel-tables.ts';
import { newId } from '../ids.ts';
import type { JobDefinition } from '../jobs/jobs.ts';
import { type KeptSeal, openKept, sealText } from '../security/sealed.ts';
import type { Services } from '../services.ts';
import type { Mail } from './mailer.ts';

/** What a mail is about: what keeps an account safe does not wait behind a thousand invitations. */
export type MailKind = 'security' | 'notice';

const purpose = 'mail';

/**
 * Puts a mail into the queue of its kind, inside the caller's transaction. The job knows an id alone: the mail itself, whose links open
 * accounts, lies sealed until it has left, and nothing of it afterwards.
 */
export async function enqueueMail<Tables>(
  { jobs, signer }: Pick<Services, 'jobs' | 'signer'>,
  transaction: Kysely<Tables>,
  kind: MailKind,
  mail: Mail,
): Promise<void> {
  const id = newId();
  const sealed = sealText({ signer }, purpose, id, JSON.stringify(mail));
  await kernelTables(transaction).insertInto('mail').values({ id, sealed }).execute();
  await jobs.enqueue(transaction, jobNames[kind], { id });
}

const jobNames: Readonly<Record<MailKind, string>> = { security: 'mail-security', notice: 'mail' };

/** Mails leave by the queue: one that the mail server refuses is tried again, and a crash loses none. */
const mailJob = (kind: MailKind): JobDefinition => ({
  name: jobNames[kind],
  retries: 8,
  // Somebody waits for a mail with a link; a school's hundred invitations are out within a quarter of a minute.
  pollSeconds: 0.5,
  atOnce: kind === 'security' ? 4 : 2,
  async run(services: Services, { id }: { readonly id: string }) {
    const db = ownTables<KernelTables>(services.db);
    const row = await db.selectFrom('mail').select('sealed').where('id', '=', id).executeTakeFirst();
    // Sent already by a try whose end nobody noted.
    if (!row) return;
    const text = openKept(services, purpose, id, row.sealed);
    if (text === null) services.log.warn('a mail was sealed with another secret and is dropped');
    // Written by enqueueMail above, so the shape is known.
    else await services.mail.send(JSON.parse(text) as Mail);
    await db.deleteFrom('mail').where('id', '=', id).execute();
  },
});

export const mailSeal: KeptSeal = { purpose, table: 'mail', column: 'sealed', owner: 'id' };

export const mailJobs: readonly JobDefinition[] = [mailJob('security'), mailJob('notice')];
