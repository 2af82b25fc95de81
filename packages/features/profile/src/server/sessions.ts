import { confirmed } from '@pausenplatz/kernel-contract';
import { personOf } from '@pausenplatz/kernel-server';
import { endOtherSessions, endSession, listSessions } from '../contract/index.ts';
import { handle, refuse } from './profile.ts';
import { endSessions } from '@pausenplatz/account/server';

export const listSessionsHandler = handle(listSessions, async ({ db, clock, actor }) => {
  const { userId, sessionId } = personOf({ actor });
  const rows = await db
    .selectFrom('session')
    .leftJoin('refresh_token', 'refresh_token.session_id', 'session.id')
    .select(['session.id', 'device', 'app', 'session.created_at'])
    .select((select) => select.fn.max('refresh_token.created_at').as('renewedAt'))
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .groupBy('session.id')
    .orderBy('session.created_at', 'desc')
    .limit(100)
    .execute();
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      device: row.device,
      app: row.app,
      startedAt: row.created_at.toISOString(),
      lastUsedAt: (row.renewedAt ?? row.created_at).toISOString(),
      isCurrent: row.id === sessionId,
    })),
  };
});

export const endSessionHandler = handle(endSession, async (context, { id }) => {
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    const session = await work.db
      .selectFrom('session')
      .select(['id', 'user_id as userId'])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (!session) return refuse('SESSION_NOT_FOUND');
    await endSessions(work, context, { sessions: [session], reason: 'revoked' });
    await work.audit({ action: 'sessions.end', scopeId: null, subject: { kind: 'person', id: userId }, details: { count: 1 } });
    return confirmed;
  });
});

export const endOtherSessionsHandler = handle(endOtherSessions, async (context) => {
  const { userId, sessionId } = personOf(context);
  return context.transact(async (work) => {
    const sessions = await work.db
      .selectFrom('session')
      .select(['id', 'user_id as userId'])
      .where('user_id', '=', userId)
      .where('id', '!=', sessionId)
      .where('ended_at', 'is', null)
      .execute();
    await endSessions(work, context, { sessions, reason: 'revoked' });
    await work.audit({
      action: 'sessions.end',
      scopeId: null,
      subject: { kind: 'person', id: userId },
      details: { count: sessions.length },
    });
    return { ended: sessions.length };
  });
});
