import { createHash } from 'node:crypto';
import type pg from 'pg';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

export interface RateRule {
  readonly name: string;
  readonly points: number;
  readonly perSeconds: number;
  /**
   * Counted by each process for itself: for what is asked with every call and only has to be bounded roughly. Everything else stands in
   * the database, so that more processes do not mean more guesses.
   */
  readonly perProcess?: true;
}

export interface RateLimiter {
  /** Takes points, one unless said; answers the seconds to wait when there are not enough left, otherwise 0. */
  take(rule: RateRule, key: string, points?: number): Promise<number>;
  /** Gives points back that were taken for something that turned out to be right. */
  giveBack(rule: RateRule, key: string, points?: number): Promise<void>;
}

/** Table of the limits; a crash may forget what it holds. */
const rateLimitTable = 'rate_limit';

export function createRateLimiter(pool: pg.Pool): RateLimiter {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterFor = (rule: RateRule): RateLimiterAbstract => {
    const existing = limiters.get(rule.name);
    if (existing) return existing;
    const bounds = { keyPrefix: rule.name, points: rule.points, duration: rule.perSeconds };
    const limiter = rule.perProcess
      ? new RateLimiterMemory(bounds)
      : new RateLimiterPostgres({
          ...bounds,
          storeClient: pool,
          storeType: 'pool',
          tableName: rateLimitTable,
          // The kernel's migration makes the table, and its sweep empties it.
          tableCreated: true,
          clearExpiredByTimeout: false,
        });
    limiters.set(rule.name, limiter);
    return limiter;
  };
  return {
    async take(rule, key, points = 1) {
      try {
        await limiterFor(rule).consume(keyFor(rule, key), points);
        return 0;
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        throw error;
      }
    },
    async giveBack(rule, key, points = 1) {
      await limiterFor(rule).reward(keyFor(rule, key), points);
    },
  };
}

/** Keys are names and addresses of people, which no table of limits has to know; what one process counts, it forgets by itself. */
const keyFor = (rule: RateRule, key: string): string => (rule.perProcess ? key : createHash('sha256').update(key).digest('base64url'));
