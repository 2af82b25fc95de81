import type * as z from 'zod/mini';

/** A message that the server sends over the hub; only the owning feature sends it, anyone may listen. */
export interface HubMessage<Payload extends z.ZodMiniType = z.ZodMiniType> {
  /** PascalCase; matched without regard to case on the wire. */
  readonly name: string;
  readonly payload: Payload;
}
export type PayloadOf<M> = M extends HubMessage<infer P> ? z.output<P> : never;

export function defineHubMessage<const Payload extends z.ZodMiniType>(name: string, payload: Payload): HubMessage<Payload> {
  return { name, payload };
}

/** A topic that a client may subscribe to; membership is checked by the feature that owns the kind. */
interface TopicKind {
  readonly kind: string;
  (id: string): string;
}

/** Declares a topic kind: `topicKind('page')('abc')` → `page:abc`. */
export function topicKind(kind: string): TopicKind {
  return Object.assign((id: string) => `${kind}:${id}`, { kind });
}

/** Splits `page:abc`; null when it is not a topic at all. */
export function splitTopic(topic: string): { kind: string; id: string } | null {
  const colon = topic.indexOf(':');
  if (colon <= 0 || colon === topic.length - 1 || topic.length > 128) return null;
  return { kind: topic.slice(0, colon), id: topic.slice(colon + 1) };
}
