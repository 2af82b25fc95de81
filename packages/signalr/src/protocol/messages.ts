/** Message types of the SignalR hub protocol (HubProtocol.md); 1 to 5 count for stateful reconnect. */
export const messageTypes = {
  invocation: 1,
  streamItem: 2,
  completion: 3,
  streamInvocation: 4,
  cancelInvocation: 5,
  ping: 6,
  close: 7,
  ack: 8,
  sequence: 9,
} as const;

export type ProtocolName = 'json' | 'messagepack';

export interface InvocationMessage {
  readonly type: 1 | 4;
  readonly target: string;
  readonly args: unknown[];
  /** null: the caller does not want an answer. Always given for type 4. */
  readonly invocationId: string | null;
  readonly streamIds: readonly string[] | null;
  readonly headers: Readonly<Record<string, string>> | null;
}

export interface CompletionMessage {
  readonly type: 3;
  readonly invocationId: string;
  readonly error: string | null;
  readonly result: unknown;
}

/** What a client may send. Types 1 to 5 carry an id or a target, the rest steers the connection. */
export type InboundMessage =
  | InvocationMessage
  | { readonly type: 2; readonly invocationId: string; readonly item: unknown }
  | CompletionMessage
  | { readonly type: 5; readonly invocationId: string }
  | { readonly type: 6 }
  | { readonly type: 7; readonly error: string | null }
  | { readonly type: 8; readonly sequenceId: number }
  | { readonly type: 9; readonly sequenceId: number };

/** What the server sends. `result: undefined` in a completion means "no result" (streams); methods without one answer null. */
export type OutboundMessage =
  | { readonly type: 1; readonly target: string; readonly args: readonly unknown[]; readonly invocationId?: string }
  | { readonly type: 2; readonly invocationId: string; readonly item: unknown }
  | { readonly type: 3; readonly invocationId: string; readonly error?: string; readonly result?: unknown }
  | { readonly type: 6 }
  | { readonly type: 7; readonly error?: string; readonly allowReconnect?: boolean }
  | { readonly type: 8; readonly sequenceId: number }
  | { readonly type: 9; readonly sequenceId: number };

/** Only messages that carry work are numbered, buffered and sent again after a lost socket (R1). */
export function isCounted(type: number): boolean {
  return type <= messageTypes.cancelInvocation;
}
