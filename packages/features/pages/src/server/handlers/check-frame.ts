import { FetchRefused, personOf, type RateRule, refuse as refuseAny } from '@pausenplatz/kernel-server';
import { checkFrame } from '../../contract/index.ts';
import { refusesFrame } from '../../rules/refuses-frame.ts';
import { handle } from '../pages.ts';
import { provePage } from '../scope.ts';

const perPerson: RateRule = { name: 'check-frame', points: 120, perSeconds: 600 };
/** Nobody outside allows this name: where no address of ours is configured, only who allows everybody is known to allow us. */
const unknownOrigin = 'https://pausenplatz.invalid';

export const checkFrameHandler = handle(checkFrame, async (context, { pageId, url }) => {
  await provePage(context, pageId, { permission: 2 });
  const seconds = await context.rateLimiter.take(perPerson, personOf(context).userId);
  if (seconds > 0) return refuseAny('TOO_MANY_REQUESTS', { details: { seconds } });
  try {
    // The body says nothing about frames.
    const { status, policy, frameOptions = '' } = await context.safeFetch(url, { maxBytes: 0, timeoutMs: 5_000 });
    if (status >= 400) return { isRefused: null };
    return { isRefused: refusesFrame({ policy, frameOptions }, context.config.publicUrl ?? unknownOrigin) };
  } catch (error) {
    if (error instanceof FetchRefused) return { isRefused: null };
    throw error;
  }
});
