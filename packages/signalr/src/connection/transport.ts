import type { TransportName } from '../options/options.ts';
import type { Chain } from './chain.ts';

/** One attached way to a client. A connection has at most one at a time. */
export interface Transport {
  readonly kind: TransportName;
  /** True while nothing more should be written: a full socket, or no open poll. */
  isBlocked(): boolean;
  /** Bytes handed to the socket that it has not taken yet. */
  bufferedBytes(): number;
  write(chain: Chain): void;
  /** Stops and resumes reading from the client. */
  pause(): void;
  resume(): void;
  /** Ends after everything written; 1000 is normal, 1011 an internal error (W3). */
  close(code: 1000 | 1011): void;
  /** Asked once a second: true when the client has gone without a word. */
  isLost?(now: number): boolean;
  /** Ends at once. */
  terminate(): void;
}
