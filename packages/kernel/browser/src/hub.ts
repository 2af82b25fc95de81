import type { HubMessage, PayloadOf } from '@pausenplatz/kernel-contract';

/** States of the specification, section 4. */
export type HubStatus = 'Disconnected' | 'Connecting' | 'Connected' | 'Reconnecting' | 'Disconnecting';

/** The one hub connection of a host; features subscribe to topics and listen to messages through it. */
export interface HubClient {
  status(): HubStatus;
  connectionId(): string | null;
  /** Resolves once the wanted topics are subscribed; does nothing else if already connected. */
  connect(): Promise<void>;
  disconnect(): Promise<void>;
  /** Subscribes while at least one caller wants the topic; the returned function gives it up again. */
  subscribe(topic: string): () => void;
  on<M extends HubMessage>(message: M, listener: (payload: PayloadOf<M>) => void): () => void;
  /** Listens without looking at what the message says, for who reads anew anyway and cannot carry its schema. */
  onNamed(name: string, listener: () => void): () => void;
  /** Told after each reconnect and each Resync: what is on screen may be stale. */
  onResync(listener: () => void): () => void;
  onStatus(listener: (status: HubStatus) => void): () => void;
}
