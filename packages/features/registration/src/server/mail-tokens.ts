import { lockFor, newSecret, type Work } from '@pausenplatz/kernel-server';
import { hashToken } from '@pausenplatz/account/server';
import type { RegistrationTables, WaitingRegistration } from './tables.ts';

interface NewMailToken {
  readonly kind: 'register' | 'confirm' | 'change' | 'reset';
  readonly userId: string | null;
  readonly email: string;
  readonly registration?: WaitingRegistration;
  readonly expiresAt: Date;
}

type Inside = Pick<Work<RegistrationTables>, 'db'>;

/** A secret of 256 bits for a link in a mail, kept as a hash; earlier ones of the same kind and person end. */
export async function makeMailToken({ db }: Inside, token: NewMailToken): Promise<string> {
  const { kind, userId, email, registration, expiresAt } = token;
  // Asked for twice at once, the later link ends the earlier one.
  await lockFor(db, `mail ${kind} ${userId ?? email}`);
  const others = db.deleteFrom('mail_token').where('kind', '=', kind);
  await (userId === null ? others.where('user_id', 'is', null).where('email', '=', email) : others.where('user_id', '=', userId)).execute();
  const secret = newSecret();
  await db
    .insertInto('mail_token')
    .values({
      hash: hashToken(secret),
      kind,
      user_id: userId,
      email,
      payload: registration ? JSON.stringify(registration) : null,
      expires_at: expiresAt,
    })
    .execute();
  return secret;
}

/** Takes a token out for good; null when it was used, has ended or never was. */
export async function takeMailToken({ db }: Inside, secret: string, kinds: readonly NewMailToken['kind'][], now: Date) {
  const taken = await db
    .deleteFrom('mail_token')
    .where('hash', '=', hashToken(secret))
    .where('kind', 'in', kinds)
    .returningAll()
    .executeTakeFirst();
  return taken && taken.expires_at > now ? taken : null;
}
