import type { AuditWords } from './audit/audit-words.ts';
import type { Logger } from 'pino';
import type { BlobStore } from './blobs/blob-store.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/open.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Signals } from './database/signals.ts';
import type { KeptSeal } from './security/sealed.ts';
import type { TokenSigner } from './security/token-signer.ts';
import type { ActorDirectory } from './security/actor-directory.ts';
import type { SafeFetch } from './safe-fetch/safe-fetch.ts';
import type { StepRegistry } from './steps/steps.ts';
import type { RateLimiter } from './security/rate-limiter.ts';

/** Where a hub message goes: the members of a topic, or all connections of a person. */
export type HubTarget = { readonly topic: string } | { readonly userId: string } | { readonly sessionId: string };

/** What the kernel and features may ask of the hub. */
export interface HubPublisher {
  /** Sends a message whose payload was already checked against its contract; features publish through a transaction. */
  send(target: HubTarget, name: string, payload: unknown, exceptConnection: string | null): void;
  /** Ends the connections of a session at once; the client may come back with a new one. */
  endSession(sessionId: string): void;
}

/** Everything the kernel gives to features; made once per process. */
export interface Services {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly blobs: BlobStore;
  readonly mail: Mailer;
  readonly jobs: Jobs;
  readonly hub: HubPublisher;
  readonly signals: Signals;
  readonly signer: TokenSigner;
  readonly actors: ActorDirectory;
  readonly rateLimiter: RateLimiter;
  /** What all features do for a person or a school: export, erasure, year change. */
  readonly steps: StepRegistry;
  /** What the log says of an action, in the words of the feature that wrote it. */
  readonly auditWords: AuditWords;
  /** By the name of a feature the kinds of files that may be uploaded for it. */
  readonly uploadKinds: ReadonlyMap<string, readonly string[]>;
  /** Where texts lie sealed by the server's secret. */
  readonly keptSeals: readonly KeptSeal[];
  /** The only way out to other servers (trust, section 4.12). */
  readonly safeFetch: SafeFetch;
  /** Origin under which people reach this server, without a slash at the end. */
  readonly origin: () => string;
}
