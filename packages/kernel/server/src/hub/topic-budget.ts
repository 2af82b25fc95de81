import type { Services } from '../services.ts';

/** Each topic that is asked for costs queries. A screen needs a few; whoever is nobody, and whoever asks without end, gets no more. */
const perMinute = { perSeconds: 60, perProcess: true } as const;
const bySomebody = { name: 'hub-topics', points: 1_200, ...perMinute } as const;
const byNobody = { name: 'hub-topics-nobody', points: 30, ...perMinute } as const;
// A whole school behind one address that looks at a public page.
const byAddress = { name: 'hub-topics-address', points: 3_000, ...perMinute } as const;

interface Asking {
  readonly userId: string | null;
  readonly connectionId: string;
  readonly address: string;
}

/** Whether one more topic may be looked up for this caller; beyond that it is denied without a query. */
export type TopicBudget = (asking: Asking) => Promise<boolean>;

export const topicBudget =
  ({ rateLimiter }: Pick<Services, 'rateLimiter'>): TopicBudget =>
  async ({ userId, connectionId, address }) => {
    if (userId !== null) return (await rateLimiter.take(bySomebody, userId)) === 0;
    return (await rateLimiter.take(byNobody, connectionId)) === 0 && (await rateLimiter.take(byAddress, address)) === 0;
  };
