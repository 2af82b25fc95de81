import { scalars, splitTopic } from '@pausenplatz/kernel-contract';
import { defineHub } from '@pausenplatz/signalr';
import * as z from 'zod/mini';
import type { Actor } from '../actor.ts';
import type { ServerFeature } from '../calls/feature.ts';
import { behindWall, wallOf } from '../security/wall.ts';
import type { Services } from '../services.ts';
import type { TopicBudget } from './topic-budget.ts';

export interface HubPerson {
  readonly id: string;
  readonly sessionId: string;
}

interface SubscribeInput {
  readonly topics: string[];
}

/** The product's hub: clients choose topics; what they may hear is decided here, and everything else goes over REST. */
export interface ProductHub {
  readonly methods: {
    Subscribe(input: SubscribeInput): { granted: string[]; denied: string[] };
    Unsubscribe(input: SubscribeInput): { ok: true };
  };
  /** Payloads are checked against their contracts where features publish them. */
  readonly events: Readonly<Record<string, (payload: unknown) => void>>;
  readonly user: HubPerson;
}

const topicsAtOnce = 100;
const input = z.strictObject({ topics: z.array(z.string().check(scalars.atMost(128))).check(scalars.atMost(topicsAtOnce)) });
const parse = (args: readonly unknown[]): [SubscribeInput] => [input.parse(args[0])];

/** Group of all connections of one sign-in; no topic guard has this kind, so nobody can subscribe to it. */
export const sessionGroup = (sessionId: string): string => `session:${sessionId}`;

export type TopicCheck = (actor: Actor, topic: string) => Promise<boolean>;

/** May this actor listen to this topic? Asks the feature that owns the topic's kind; unknown kinds are denied. */
export function topicCheck(services: Services, features: readonly ServerFeature[]): TopicCheck {
  const guards = new Map(features.flatMap((feature) => Object.entries(feature.topics ?? {})));
  return async (actor, topic) => {
    // Who has not chosen a password yet may have found a card; nothing is told to them before.
    if (actor.kind === 'user' && actor.initialPassword) return false;
    const parts = splitTopic(topic);
    const guard = parts ? guards.get(parts.kind) : undefined;
    return parts && guard ? behindWall(wallOf(actor), () => guard(services, actor, parts.id)) : false;
  };
}

export function defineProductHub(check: TopicCheck, actorFor: (person: HubPerson | null) => Promise<Actor>, mayAsk: TopicBudget) {
  return defineHub<ProductHub>({
    methods: {
      Subscribe: {
        parse,
        async run(context, { topics }) {
          const actor = await actorFor(context.user);
          const asking = { userId: context.user?.id ?? null, connectionId: context.connectionId, address: context.request.remoteAddress };
          const granted: string[] = [];
          for (const topic of new Set(topics)) {
            if (!(await mayAsk(asking)) || !(await check(actor, topic))) continue;
            await context.groups.add(topic);
            granted.push(topic);
          }
          return { granted, denied: topics.filter((topic) => !granted.includes(topic)) };
        },
      },
      Unsubscribe: {
        parse,
        async run(context, { topics }) {
          for (const topic of topics) if (!topic.startsWith('session:')) await context.groups.remove(topic);
          return { ok: true };
        },
      },
    },
    async connected(context) {
      if (context.user) await context.groups.add(sessionGroup(context.user.sessionId));
    },
  });
}
