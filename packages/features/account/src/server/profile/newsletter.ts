import {
  type CallContext,
  type JobDefinition,
  newId,
  openKept,
  FetchRefused,
  ownTables,
  sealText,
  type Services,
  type Work,
} from '@pausenplatz/kernel-server';
import { accountLimits } from '../../contract/index.ts';
import { isNewsletterAgreed, newsletterWords } from '../../rules/index.ts';
import { refuse, refuseTooMany } from '../account.ts';
import { newsletterConfig } from '../config.ts';
import type { AccountTables } from '../tables.ts';
import { profileOf, tellProfile } from '../own.ts';

type Reaching = Pick<Services, 'config' | 'safeFetch' | 'log'>;
interface Wish {
  readonly email: string;
  readonly subscribe: boolean;
}

/** What the operator's newsletter service said, as plain words of a bounded length; null when it cannot be reached. */
async function tellService({ config, safeFetch, log }: Reaching, { email, subscribe }: Wish): Promise<string | null> {
  const { url } = config.of(newsletterConfig);
  if (url === null) return null;
  const body = new URLSearchParams({ email, action: subscribe ? 'subscribe' : 'unsubscribe' }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  try {
    const answer = await safeFetch(url, { method: 'POST', body, headers, maxBytes: 20_000 });
    return newsletterWords(answer.body.toString('utf8'), accountLimits.newsletterAnswerMaximum) || String(answer.status);
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    // The address may carry the service's key and is not logged.
    log.warn({ reason: error.reason }, 'the newsletter service does not answer');
    return null;
  }
}

/** Switches the newsletter for the signed-in adult; the service must answer 1 or ok (specification section 5). */
export async function switchNewsletter(context: CallContext<AccountTables>, subscribe: boolean): Promise<void> {
  const user = await profileOf(context);
  if (context.config.of(newsletterConfig).url === null || user.roles.includes('Pupil')) return refuse('NEWSLETTER_NONE');
  // Who unsubscribes is known under the address that was given then.
  const email = subscribe ? user.email : user.newsletter_email;
  if (subscribe && (email === null || user.email_confirmed_at === null)) return refuse('EMAIL_UNCONFIRMED');
  if (email === null || (subscribe && user.newsletter_email === email)) return;
  const seconds = await context.rateLimiter.take({ name: 'newsletter', points: 10, perSeconds: 3_600 }, user.id);
  refuseTooMany(seconds);
  const answer = await tellService(context, { email, subscribe });
  if (answer === null) return refuse('NEWSLETTER_SILENT');
  if (!isNewsletterAgreed(answer)) return refuse('NEWSLETTER_ANSWERED', { details: { answer } });
  await context.transact(async (work) => {
    await work.db
      .updateTable('user_account')
      .set({ newsletter_email: subscribe ? email : null })
      .where('id', '=', user.id)
      .execute();
    await tellProfile(work, context, user.id);
  });
}

interface Move {
  readonly from: string;
  /** The person who has the newsletter under another address from now on; null: it ends. */
  readonly userId: string | null;
}

/** The same as the queue keeps it, which shall hold no address. */
interface SealedMove {
  readonly id: string;
  readonly sealed: string;
  readonly userId: string | null;
}

async function enqueueMove(work: Pick<Work<AccountTables>, 'db'>, services: Following, { from, userId }: Move): Promise<void> {
  const id = newId();
  await services.jobs.enqueue(work.db, newsletterJob.name, { id, sealed: sealText(services, 'newsletter', id, from), userId });
}

/** What follows from a changed address or an ended account; nobody waits for it, so it is tried again until the service answers. */
export const newsletterJob: JobDefinition = {
  name: 'account-newsletter',
  run: async (services: Services, { id, sealed, userId }: SealedMove) => {
    const from = openKept(services, 'newsletter', id, sealed);
    if (from === null) return;
    if (services.config.of(newsletterConfig).url === null) return;
    const left = await tellService(services, { email: from, subscribe: false });
    if (left === null) throw new Error('The newsletter service did not answer');
    if (!isNewsletterAgreed(left)) services.log.warn('the newsletter service refused an unsubscription');
    if (userId === null) return;
    const db = ownTables<AccountTables>(services.db);
    const readers = db.selectFrom('user_account').where('id', '=', userId).where('newsletter_email', 'is not', null);
    const user = await readers.select('email').executeTakeFirst();
    if (!user?.email) return;
    const said = await tellService(services, { email: user.email, subscribe: true });
    if (said === null) throw new Error('The newsletter service did not answer');
    // Where it refuses the new address, the switch tells the truth.
    const kept = isNewsletterAgreed(said) ? user.email : null;
    await db.updateTable('user_account').set({ newsletter_email: kept }).where('id', '=', userId).execute();
  },
};

type Following = Pick<Services, 'jobs' | 'signer'>;

/** The newsletter follows people to their new address. */
export async function moveNewsletter(work: Pick<Work<AccountTables>, 'db'>, services: Following, userId: string): Promise<void> {
  const user = await work.db.selectFrom('user_account').select('newsletter_email').where('id', '=', userId).executeTakeFirst();
  if (user?.newsletter_email != null) await enqueueMove(work, services, { from: user.newsletter_email, userId });
}

/** Nobody gets a newsletter whose account is gone; asked for once for all of them. */
export async function endNewsletters(
  work: Pick<Work<AccountTables>, 'db'>,
  services: Following,
  userIds: readonly string[],
): Promise<void> {
  const readers = await work.db
    .selectFrom('user_account')
    .select(['id', 'newsletter_email'])
    .where('id', 'in', userIds)
    .where('newsletter_email', 'is not', null)
    .execute();
  if (readers.length === 0) return;
  const ids = readers.map(({ id }) => id);
  await work.db.updateTable('user_account').set({ newsletter_email: null }).where('id', 'in', ids).execute();
  for (const { newsletter_email } of readers)
    if (newsletter_email !== null) await enqueueMove(work, services, { from: newsletter_email, userId: null });
}
