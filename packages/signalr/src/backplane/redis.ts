import { randomBytes } from 'node:crypto';
import type { Backplane, Channel, OnState } from './backplane.ts';
import { nodeOf, readEnvelope, writeEnvelope } from './envelope-text.ts';
import { Sequences } from './sequences.ts';

/** The part of an `ioredis` client that is used. A subscribing client can do nothing else, so there are two. */
export interface RedisPublisher {
  publish(channel: string, message: string): Promise<number>;
}

export interface RedisSubscriber {
  subscribe(...channels: string[]): Promise<unknown>;
  unsubscribe(...channels: string[]): Promise<unknown>;
  on(event: 'message', listener: (channel: string, message: string) => void): unknown;
  on(event: 'ready' | 'close', listener: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  off(event: 'message', listener: (channel: string, message: string) => void): unknown;
}

export interface RedisBackplaneOptions {
  readonly publisher: RedisPublisher;
  readonly subscriber: RedisSubscriber;
  /** Starts the channel names. Default `hub`. */
  readonly prefix?: string;
}

/**
 * Redis pub/sub: one channel per group, per user and per node. The clients belong to the caller, who closes them.
 * Messages during an outage are lost; the reconnect is reported as a gap. A broker that is not there yet is an outage too.
 */
export function createRedisBackplane(options: RedisBackplaneOptions): Backplane {
  const { publisher, subscriber } = options;
  const prefix = options.prefix ?? 'hub';
  const nodeId = randomBytes(9).toString('base64url');
  const sequences = new Sequences();
  const wireOf = (channel: Channel): string => {
    if (channel === 'all') return `${prefix}:all`;
    const name = channel.slice(2);
    if (channel.startsWith('g:')) return `${prefix}:group:${name}`;
    if (channel.startsWith('u:')) return `${prefix}:user:${name}`;
    return `${prefix}:node:${channel.startsWith('c:') ? nodeOf(name) : name}`;
  };
  /** Channels that have members here, whatever the line to the broker is like. */
  const wanted = new Set<string>();
  let isDown = false;
  let detach = () => {};
  return {
    nodeId,
    async start(onMessage, onState: OnState) {
      const take = (wire: string, text: string) => {
        const envelope = readEnvelope(text);
        if (envelope === null || wireOf(envelope.channel) !== wire) return;
        if (!sequences.hear(wire, envelope.origin, envelope.seq)) onState('gap', { touches: (channel) => wireOf(channel) === wire });
        onMessage(envelope);
      };
      const comeBack = async () => {
        try {
          // ioredis subscribes again to what it had; what was wanted meanwhile it does not know.
          await subscriber.subscribe(...wanted);
          onState('up', {});
          onState('gap', {});
        } catch (error) {
          onState('down', { error });
        }
      };
      subscriber.on('message', take);
      const lose = (error?: Error) => {
        if (isDown) return;
        isDown = true;
        onState('down', error ? { error } : {});
      };
      // A broker that is not there keeps nobody from starting: this process serves its own members until the broker comes.
      const unreachable = new Promise<'unreachable'>((resolve) => {
        subscriber.on('error', (error) => {
          lose(error);
          resolve('unreachable');
        });
      });
      subscriber.on('close', () => lose());
      subscriber.on('ready', () => {
        if (!isDown) return;
        isDown = false;
        sequences.forgetAll();
        void comeBack();
      });
      detach = () => subscriber.off('message', take);
      for (const wire of [`${prefix}:all`, wireOf(`n:${nodeId}`)]) wanted.add(wire);
      const subscribed = subscriber.subscribe(...wanted);
      subscribed.catch(() => undefined);
      if ((await Promise.race([subscribed, unreachable])) !== 'unreachable') onState('up', {});
    },
    async publish(envelope) {
      const wire = wireOf(envelope.channel);
      const receivers = await publisher.publish(wire, writeEnvelope({ ...envelope, origin: nodeId, seq: sequences.next(wire) }));
      return { receivers };
    },
    async subscribe(channel) {
      const wire = wireOf(channel);
      sequences.forget(wire);
      wanted.add(wire);
      if (!isDown) await subscriber.subscribe(wire);
    },
    async unsubscribe(channel) {
      const wire = wireOf(channel);
      sequences.forget(wire);
      wanted.delete(wire);
      if (!isDown) await subscriber.unsubscribe(wire);
    },
    stop() {
      detach();
      return Promise.resolve();
    },
  };
}
