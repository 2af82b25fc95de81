import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface RateRule {
  readonly name: string;
  readonly points: number;
  readonly perSeconds: number;
}

export interface RateLimiter {
  /** Takes one point, or as many as the work costs; answers the seconds to wait when there are not enough left, otherwise 0. */
  take(rule: RateRule, key: string, points?: number): Promise<number>;
  /** Seconds to wait before the next try, without taking a point. */
  waitFor(rule: RateRule, key: string): Promise<number>;
  reset(rule: RateRule, key: string): Promise<void>;
}

/** Counts in memory, per process: with n processes a rule allows up to n times its points. */
export function createRateLimiter(): RateLimiter {
  const limiters = new Map<string, RateLimiterMemory>();
  const limiterFor = (rule: RateRule) => {
    const existing = limiters.get(rule.name);
    if (existing) return existing;
    const limiter = new RateLimiterMemory({ keyPrefix: rule.name, points: rule.points, duration: rule.perSeconds });
    limiters.set(rule.name, limiter);
    return limiter;
  };
  return {
    async take(rule, key, points = 1) {
      try {
        await limiterFor(rule).consume(key, points);
        return 0;
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        throw error;
      }
    },
    async waitFor(rule, key) {
      const state = await limiterFor(rule).get(key);
      return state && state.consumedPoints >= rule.points ? Math.max(1, Math.ceil(state.msBeforeNext / 1000)) : 0;
    },
    async reset(rule, key) {
      await limiterFor(rule).delete(key);
    },
  };
}
