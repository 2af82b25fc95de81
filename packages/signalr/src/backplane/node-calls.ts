import { randomBytes } from 'node:crypto';
import type { AskOptions } from '../dispatch/client-results.ts';
import { askClient } from '../dispatch/client-results.ts';
import type { Core } from '../server/core.ts';
import { inBackground } from '../server/core.ts';
import { answerForOther } from '../http/elsewhere.ts';
import type { Backplane, Channel, NodeCommand, RemoteAnswer, RemoteRequest } from './backplane.ts';

const commandTimeoutMs = 30_000;

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly deadline: number;
}

interface NodeCallFacts {
  readonly core: Core;
  readonly backplane: Backplane;
  readonly cut: (who: { userId?: string; sessionId?: string }, reason: string) => void;
}

/** Requests from process to process: group changes, questions to clients, cuts. Each has 30 s to be answered. */
export class NodeCalls {
  readonly #facts: NodeCallFacts;
  readonly #waiting = new Map<string, Waiting>();

  constructor(facts: NodeCallFacts) {
    this.#facts = facts;
  }

  /** Sends a command without waiting; a failure is logged. */
  tell(channel: Channel, command: NodeCommand): void {
    const { core, backplane } = this.#facts;
    inBackground(core, 'tell', backplane.publish({ channel, command, replyTo: backplane.nodeId }));
  }

  async changeGroup(node: string, change: { action: 'add' | 'remove'; connectionId: string; group: string }): Promise<void> {
    await this.#request(node, commandTimeoutMs, change.connectionId, (id) => ({ kind: 'group', id, ...change }));
  }

  ask(node: string, connectionId: string, question: { target: string; args: readonly unknown[] }, options: AskOptions): Promise<unknown> {
    const timeoutMs = options.timeoutMs ?? this.#facts.core.limits.clientResultTimeoutMs;
    const args = JSON.stringify(question.args);
    const command = (id: string): NodeCommand => ({ kind: 'ask', id, connectionId, target: question.target, args });
    return this.#request(node, timeoutMs, connectionId, command, options.signal);
  }

  /** Has a request answered by the process that holds its connection. */
  async forward(node: string, request: RemoteRequest): Promise<RemoteAnswer> {
    const answer = await this.#request(node, commandTimeoutMs, 'of a request', (id) => ({ kind: 'request', id, ...request }));
    // Written by answerForOther in a process of the same hub.
    return answer as RemoteAnswer;
  }

  /** Fails what has waited too long; called once a second. */
  expire(now: number): void {
    for (const [id, waiting] of this.#waiting) {
      if (waiting.deadline > now) continue;
      this.#waiting.delete(id);
      waiting.reject(new Error('The other process did not answer in time.'));
    }
  }

  /** Acts on a command of another process. */
  handle(command: NodeCommand, from: string | undefined): void {
    const { core } = this.#facts;
    switch (command.kind) {
      case 'done':
        this.#settle(command.id, undefined, command.error);
        return;
      case 'answer':
        this.#settle(command.id, command.result === undefined ? undefined : parseValue(command.result), command.error);
        return;
      case 'cut': {
        const { userId, sessionId, reason } = command;
        this.#facts.cut({ ...(userId === undefined ? {} : { userId }), ...(sessionId === undefined ? {} : { sessionId }) }, reason);
        return;
      }
      case 'group':
        inBackground(core, 'group', this.#changeHere(command, from));
        return;
      case 'ask':
        inBackground(core, 'ask', this.#askHere(command, from));
        return;
      case 'request':
        inBackground(core, 'request', this.#answerHere(command, from));
        return;
      default:
        command satisfies never;
    }
  }

  async #changeHere(command: NodeCommand & { kind: 'group' }, from: string | undefined): Promise<void> {
    const { core } = this.#facts;
    const connection = core.registry.byId.get(command.connectionId);
    let error: string | undefined;
    try {
      if (connection !== undefined) await core.groups[command.action](connection, command.group);
    } catch (failure) {
      error = failure instanceof Error ? failure.message : 'The group could not be changed.';
    }
    if (from !== undefined) this.tell(`n:${from}`, { kind: 'done', id: command.id, ...(error === undefined ? {} : { error }) });
  }

  async #askHere(command: NodeCommand & { kind: 'ask' }, from: string | undefined): Promise<void> {
    const connection = this.#facts.core.registry.byId.get(command.connectionId);
    const answer: { result?: string; error?: string } = {};
    try {
      if (connection === undefined) throw new Error(`Connection '${command.connectionId}' does not exist.`);
      const args = parseValue(command.args);
      const result = await askClient(connection, { target: command.target, args: Array.isArray(args) ? args : [] }, {});
      answer.result = JSON.stringify(result ?? null);
    } catch (error) {
      answer.error = error instanceof Error ? error.message : 'The client could not be asked.';
    }
    if (from !== undefined) this.tell(`n:${from}`, { kind: 'answer', id: command.id, ...answer });
  }

  async #answerHere(command: NodeCommand & { kind: 'request' }, from: string | undefined): Promise<void> {
    const answer = await answerForOther(this.#facts.core, command);
    if (from !== undefined) this.tell(`n:${from}`, { kind: 'answer', id: command.id, result: JSON.stringify(answer) });
  }

  #settle(id: string, value: unknown, error: string | undefined): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    this.#waiting.delete(id);
    if (error === undefined) waiting.resolve(value);
    else waiting.reject(new Error(error));
  }

  #request(
    node: string,
    timeoutMs: number,
    connectionId: string,
    makeCommand: (id: string) => NodeCommand,
    signal?: AbortSignal,
  ): Promise<unknown> {
    const { core, backplane } = this.#facts;
    const id = randomBytes(12).toString('base64url');
    return new Promise((resolve, reject) => {
      const onAbort = () => fail(new Error('The question to the client was cancelled.'));
      const settle = () => {
        this.#waiting.delete(id);
        signal?.removeEventListener('abort', onAbort);
      };
      const fail = (error: Error) => {
        settle();
        reject(error);
      };
      const succeed = (value: unknown) => {
        settle();
        resolve(value);
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      this.#waiting.set(id, { resolve: succeed, reject: fail, deadline: core.clock.now() + timeoutMs });
      const send = async () => {
        const { receivers } = await backplane.publish({ channel: `n:${node}`, command: makeCommand(id), replyTo: backplane.nodeId });
        if (receivers === 0) throw new Error(`Connection '${connectionId}' does not exist.`);
      };
      send().catch((error: unknown) => fail(error instanceof Error ? error : new Error('The backplane refused the request.')));
    });
  }
}

function parseValue(text: string): unknown {
  return JSON.parse(text);
}
