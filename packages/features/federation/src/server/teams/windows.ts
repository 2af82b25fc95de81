import { endSessions, type HoldProof, hashToken, openSession, presentCurrentUser, refuseTrashed } from '@pausenplatz/account/server';
import { newSecret, personOf } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import { randomInt } from 'node:crypto';
import { beginTeamsWindow, finishTeamsWindow, redeemTeamsWindow, windowLimits } from '../../contract/index.ts';
import { type Context, handle, refuse } from '../federation.ts';
import { federationRefusalTexts } from '../../texts.ts';
import type { FederationTables, OwnTables } from '../tables.ts';
import { linkedAccount, refuseRole } from './linked-account.ts';
import { keepInTab } from './renew.ts';

const minutesAfter = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

export const beginTeamsWindowHandler = handle(
  beginTeamsWindow,
  async (context) => {
    const [opener, verifier] = [newSecret(), newSecret()];
    await context.db
      .insertInto('teams_window')
      .values({
        handle_hash: hashToken(opener),
        verifier_hash: hashToken(verifier),
        code_hash: null,
        user_id: null,
        kind: null,
        proven_by: null,
        expires_at: minutesAfter(context.clock.now(), windowLimits.minutes),
      })
      .execute();
    return { handle: opener, verifier };
  },
  { asSystem: true },
);

export const finishTeamsWindowHandler = handle(
  finishTeamsWindow,
  async (context, input) => {
    const proven = await whoSignedIn(context, input.entraToken);
    const code = String(randomInt(10 ** windowLimits.codeDigits)).padStart(windowLimits.codeDigits, '0');
    await context.transact(async (work) => {
      const now = context.clock.now();
      const { sessionId, ...person } = proven;
      const waiting = await work.db
        .updateTable('teams_window')
        .set({ ...person, code_hash: hashToken(input.handle + code), expires_at: minutesAfter(now, windowLimits.codeMinutes) })
        .where('handle_hash', '=', hashToken(input.handle))
        .where('expires_at', '>', now)
        // Whoever is first has this window.
        .where('user_id', 'is', null)
        .returning('handle_hash')
        .executeTakeFirst();
      if (!waiting) return refuse('TEAMS_WINDOW_ENDED');
      if (sessionId !== null) await endSessions(work, context, { sessions: [{ id: sessionId, userId: person.user_id }], reason: 'logout' });
      return undefined;
    });
    return { code };
  },
  { asSystem: true },
);

interface SignedIn extends Pick<OwnTables['teams_window'], 'kind' | 'proven_by'> {
  readonly user_id: string;
  readonly second_factor: boolean;
  /** A session that was opened for this window alone. */
  readonly sessionId: string | null;
}

/** Who is in the window: by the own session, or by a token of Microsoft. */
async function whoSignedIn(context: Context, entraToken: string | undefined): Promise<SignedIn> {
  if (entraToken !== undefined) {
    const { userId } = await linkedAccount(context, entraToken);
    return { user_id: userId, kind: 'teams', proven_by: 'elsewhere', second_factor: false, sessionId: null };
  }
  const actor = personOf(context);
  refuseRole(actor.roles);
  const session = await context.db
    .selectFrom('session')
    .select(['kind', 'app', 'second_factor_at'])
    .where('id', '=', actor.sessionId)
    .executeTakeFirstOrThrow();
  return {
    user_id: actor.userId,
    kind: 'bearer',
    proven_by: actor.provenBy,
    second_factor: session.second_factor_at !== null,
    sessionId: session.kind === 'bearer' && session.app === 'teams' ? actor.sessionId : null,
  };
}

export const redeemTeamsWindowHandler = handle(
  redeemTeamsWindow,
  async (context, input) => {
    const person = await whoHasCode(context, input);
    const account = await context.db
      .selectFrom('user_account')
      .select(['deleted_at', 'deleted_by'])
      .where('id', '=', person.userId)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    if (!account) return refuse('TEAMS_WINDOW_ENDED');
    refuseTrashed(account);
    const session = { ...person, renewable: true, remembered: false, app: 'teams', proven: useUp(input.handle) };
    const tokens = await openSession(context, session);
    const user = await presentCurrentUser(context, person.userId);
    if (!user) return refuse('TEAMS_WINDOW_ENDED');
    keepInTab(context, tokens.refreshToken);
    return { token: tokens.token, expiration: tokens.expiration.toISOString(), user };
  },
  { asSystem: true },
);

interface Presented {
  readonly handle: string;
  readonly verifier: string;
  readonly code: string;
}

/** Who signed in in the window that this tab opened; each look at a code counts, and the fifth wrong one ends the window. */
async function whoHasCode({ db, clock }: Context, { handle: opener, verifier, code }: Presented) {
  const window = db
    .updateTable('teams_window')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('handle_hash', '=', hashToken(opener))
    .where('verifier_hash', '=', hashToken(verifier))
    .where('expires_at', '>', clock.now())
    .where('tries', '<', windowLimits.tries);
  const {
    user_id: userId,
    code_hash: codeHash,
    ...proof
  } = (await window.returningAll().executeTakeFirst()) ?? refuse('TEAMS_WINDOW_ENDED');
  const { kind, proven_by: provenBy } = proof;
  if (userId === null || kind === null || provenBy === null || codeHash !== hashToken(opener + code))
    return refuse('TEAMS_CODE_WRONG', { fields: { code: federationRefusalTexts.TEAMS_CODE_WRONG.body } });
  return { userId, kind, provenBy, passedSecondFactor: proof.second_factor };
}

/** The window is used up with the session that it opens; a password that was changed meanwhile has ended it. */
const useUp =
  (opener: string): HoldProof =>
  async (db) => {
    // The accounts' transaction names their own tables; this one stands beside them.
    const window = (db as unknown as Kysely<FederationTables>).deleteFrom('teams_window').where('handle_hash', '=', hashToken(opener));
    return (await window.returning('handle_hash').executeTakeFirst()) !== undefined;
  };
