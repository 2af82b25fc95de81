/** Every limit of the server. Bytes, milliseconds and counts; `Infinity` switches a limit off. */
export interface Limits {
  /** Largest hub message in either direction's stream (P12). */
  readonly maxMessageBytes: number;
  /** Largest WebSocket message and POST body: many hub messages travel in one (W5). */
  readonly maxPayloadBytes: number;
  /** Frames, fragments and POSTs in which one message may come. */
  readonly piecesPerMessage: number;
  /** Bytes of POSTs that wait for their turn, as announced: of one connection, and (as received) of all together. A request counts as 4 KiB at least. */
  readonly waitingBytesPerConnection: number;
  readonly waitingBytes: number;
  readonly keepAliveMs: number;
  readonly clientTimeoutMs: number;
  readonly handshakeTimeoutMs: number;
  /** How long a negotiated, polled or lost connection is kept without a transport (N7, L5, R3). */
  readonly disconnectTimeoutMs: number;
  readonly pollTimeoutMs: number;
  readonly closeTimeoutMs: number;
  /** A send that is blocked for longer ends the connection (W4). */
  readonly sendTimeoutMs: number;
  readonly revalidateMs: number;
  readonly clientResultTimeoutMs: number;
  /** Streams wait above this many unsent bytes (A8). */
  readonly highWaterBytes: number;
  /** Streams wait above this many sent but unacknowledged bytes (R2). */
  readonly replayBytes: number;
  /** A connection with more unsent and unacknowledged bytes than this is dropped (R5). */
  readonly hardDropBytes: number;
  readonly connectionsPerUser: number;
  /** An address is an IPv4 address or an IPv6 network of 64 bits. */
  readonly connectionsPerAddress: number;
  readonly anonymousPerAddress: number;
  readonly unhandshaken: number;
  readonly unattached: number;
  /** Messages per second and connection; faster clients are read more slowly. Pings, acknowledgements and pieces count as a quarter of one. */
  readonly messagesPerSecond: number;
  readonly messageBurst: number;
  readonly groupsPerConnection: number;
  readonly targetLength: number;
  readonly invocationIdLength: number;
  readonly queuedInvocations: number;
  readonly parallelInvocations: number;
  /** Streams, uploads and calls of one connection that run at the same time, with or without an invocation id. */
  readonly openInvocations: number;
  readonly uploadBufferItems: number;
}

export const defaultLimits: Limits = {
  maxMessageBytes: 32_768,
  maxPayloadBytes: 1_048_576,
  piecesPerMessage: 1_024,
  waitingBytesPerConnection: 2_097_152,
  waitingBytes: 67_108_864,
  keepAliveMs: 15_000,
  clientTimeoutMs: 30_000,
  handshakeTimeoutMs: 15_000,
  disconnectTimeoutMs: 15_000,
  pollTimeoutMs: 90_000,
  closeTimeoutMs: 5_000,
  sendTimeoutMs: 10_000,
  revalidateMs: 60_000,
  clientResultTimeoutMs: 30_000,
  highWaterBytes: 65_536,
  replayBytes: 100_000,
  hardDropBytes: 1_048_576,
  connectionsPerUser: 20,
  connectionsPerAddress: 2_000,
  anonymousPerAddress: 200,
  unhandshaken: 1_000,
  unattached: 5_000,
  messagesPerSecond: 50,
  messageBurst: 200,
  groupsPerConnection: 200,
  targetLength: 64,
  invocationIdLength: 64,
  queuedInvocations: 64,
  parallelInvocations: 1,
  openInvocations: 100,
  uploadBufferItems: 10,
};
