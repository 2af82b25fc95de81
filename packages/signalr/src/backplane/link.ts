import type { AskOptions } from '../dispatch/client-results.ts';
import { askClient } from '../dispatch/client-results.ts';
import type { OutMessage } from '../protocol/out-message.ts';
import { deliver } from '../send/deliver.ts';
import type { Core } from '../server/core.ts';
import { inBackground } from '../server/core.ts';
import type { Backplane, Channel, Envelope, Query } from './backplane.ts';
import type { NodeCalls } from './node-calls.ts';

const done = Promise.resolve();

/**
 * Between a server and its backplane: local members are served at once, other processes through the broker;
 * the broker's echo of an own message is dropped. Order is kept per sender, not between senders.
 */
export class Link {
  readonly #core: Core;
  readonly #backplane: Backplane;
  readonly #calls: NodeCalls;

  constructor(core: Core, backplane: Backplane, calls: NodeCalls) {
    this.#core = core;
    this.#backplane = backplane;
    this.#calls = calls;
  }

  get isAlone(): boolean {
    return this.#backplane.nodeId === '';
  }

  send(channel: Channel, message: OutMessage, except: readonly string[] | undefined): void {
    // A payload that is no JSON must fail here, before anybody has got it.
    message.json();
    deliver(this.#core, channel, message, except);
    if (this.isAlone || this.#isLocal(channel)) return;
    const sending = this.#backplane.publish(this.#wrap(channel, message, except)).then(undefined, (error: unknown) => {
      this.#core.hooks.log?.({ kind: 'backplane', state: 'down', error });
    });
    inBackground(this.#core, 'publish', sending);
  }

  async sendWithin(query: Query, channel: Channel, message: OutMessage, except: readonly string[] | undefined): Promise<void> {
    if (this.#backplane.publishWithin === undefined) throw new Error('This backplane cannot send within a transaction.');
    await this.#backplane.publishWithin(query, { ...this.#wrap(channel, message, except), echo: true });
  }

  ask(connectionId: string, question: { target: string; args: readonly unknown[] }, options: AskOptions): Promise<unknown> {
    const connection = this.#core.registry.byId.get(connectionId);
    if (connection !== undefined) return askClient(connection, question, options);
    const node = this.#nodeOf(connectionId);
    if (node === null) return Promise.reject(new Error(`Connection '${connectionId}' does not exist.`));
    return this.#calls.ask(node, connectionId, question, options);
  }

  /** Changes the groups of any connection of any process; resolves when it has happened. Unknown connections are a no-op. */
  changeGroup(action: 'add' | 'remove', connectionId: string, group: string): Promise<void> {
    const connection = this.#core.registry.byId.get(connectionId);
    if (connection !== undefined) {
      return action === 'add' ? this.#core.groups.add(connection, group) : this.#core.groups.remove(connection, group);
    }
    const node = this.#nodeOf(connectionId);
    return node === null ? done : this.#calls.changeGroup(node, { action, connectionId, group });
  }

  /** Cuts a user's or a session's connections on the other processes. */
  cut(who: { userId?: string; sessionId?: string }, reason: string): void {
    if (!this.isAlone) this.#calls.tell('all', { kind: 'cut', ...who, reason });
  }

  #messagePackOf(message: OutMessage): { msgpack?: Uint8Array } {
    if (!this.#core.settings.protocols.has('messagepack')) return {};
    try {
      return { msgpack: message.messagePack() };
    } catch {
      // Delivering has logged it; JSON clients elsewhere still get the message.
      return {};
    }
  }

  #isLocal(channel: Channel): boolean {
    return channel.startsWith('c:') && this.#nodeOf(channel.slice(2)) === null;
  }

  #nodeOf(connectionId: string): string | null {
    const at = connectionId.indexOf('.');
    if (this.isAlone || at < 0) return null;
    const node = connectionId.slice(0, at);
    return node === this.#backplane.nodeId ? null : node;
  }

  #wrap(channel: Channel, message: OutMessage, except: readonly string[] | undefined): Omit<Envelope, 'origin' | 'seq'> {
    const json = message.json();
    return {
      channel,
      json: typeof json === 'string' ? Buffer.from(json) : json,
      ...this.#messagePackOf(message),
      ...(except === undefined || except.length === 0 ? {} : { except }),
      ...(message.key === null ? {} : { key: message.key }),
      ...(message.ephemeral ? { ephemeral: true } : {}),
    };
  }
}
