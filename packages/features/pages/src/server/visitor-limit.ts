import { type CallContext, refuse } from '@pausenplatz/kernel-server';

/**
 * Public pages are read by people without an account; a whole school does so behind one address. Each process counts for itself: nothing
 * is guessed here, and counting in the database cost it as much as the page.
 */
const perAddress = { name: 'public-pages', points: 1_200, perSeconds: 60, perProcess: true } as const;

/** Bounds how often one address reads pages without signing in. */
export async function limitVisitors({
  actor,
  rateLimiter,
  request,
}: Pick<CallContext<never>, 'actor' | 'rateLimiter' | 'request'>): Promise<void> {
  if (actor.kind === 'user') return;
  const seconds = await rateLimiter.take(perAddress, request.ip);
  if (seconds > 0) refuse('TOO_MANY_REQUESTS', { details: { seconds } });
}
