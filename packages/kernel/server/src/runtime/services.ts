import { join } from 'node:path';
import type { Logger } from 'pino';
import type { ActorSource } from '../actor.ts';
import { auditWords } from '../audit/audit-words.ts';
import { createAzureStore } from '../blobs/azure-store.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { createDiskStore } from '../blobs/disk-store.ts';
import { createS3Store } from '../blobs/s3-store.ts';
import { watchedStore } from '../blobs/watched-store.ts';
import type { ServerFeature } from '../calls/feature.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { type Database, openDatabase, type OpenDatabase } from '../database/open.ts';
import { openSignals } from '../database/signals.ts';
import { createJobs } from '../jobs/jobs.ts';
import type { Observer } from '../observing/observer.ts';
import { createMailer } from '../mail/mailer.ts';
import { createSafeFetch, type SafeFetch } from '../safe-fetch/safe-fetch.ts';
import { stepRegistry } from '../steps/steps.ts';
import { createActorDirectory } from '../security/actor-directory.ts';
import { createRateLimiter } from '../security/rate-limiter.ts';
import { createTokenSigner, type TokenSigner } from '../security/token-signer.ts';
import type { HubPublisher, Services } from '../services.ts';
import { OperatorError } from './operator-error.ts';
import { sessionSecret } from './secret.ts';
import { startTexts } from './texts.ts';

interface ServiceParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  readonly databaseUrl: string;
  readonly actorSource: (db: Database, clock: Clock) => ActorSource;
  readonly origin: () => string;
  readonly features: readonly ServerFeature[];
  readonly safeFetch: SafeFetch | undefined;
  readonly observer: Observer;
}

export interface OpenServices {
  readonly services: Services;
  readonly opened: OpenDatabase;
  /** Puts the hub in place once it stands; before that messages go nowhere, because nobody listens yet. */
  setHub(hub: HubPublisher): void;
  close(): Promise<void>;
}

/** Opens everything that features stand on. */
export async function openServices(parts: ServiceParts): Promise<OpenServices> {
  const { config, clock, log, origin } = parts;
  const opened = openDatabase(parts.databaseUrl, undefined, parts.observer.query);
  const signals = await openSignals(parts.databaseUrl);
  const { sessionSecretBefore: before } = config;
  const signer = createTokenSigner(sessionSecret(config), before === null ? null : createTokenSigner(before));
  let hub: HubPublisher = silentHub;
  const services: Services = {
    config,
    clock,
    log,
    origin,
    signals,
    signer,
    db: opened.db,
    blobs: watchedStore(await storeOf(config, signer, origin), parts.observer.blobFault),
    mail: createMailer(config),
    jobs: createJobs(opened.plainPool, log, parts.observer),
    actors: createActorDirectory(parts.actorSource(opened.db, clock), clock, signals),
    // Limits are taken inside transactions too: from their pool, requests that wait for one another would wait for ever.
    rateLimiter: createRateLimiter(opened.plainPool),
    steps: stepRegistry(parts.features),
    auditWords: auditWords(parts.features),
    uploadKinds: new Map(parts.features.flatMap(({ name, uploads }) => (uploads ? [[name, uploads] as const] : []))),
    keptSeals: parts.features.flatMap(({ seals = [] }) => seals),
    safeFetch: parts.safeFetch ?? createSafeFetch(),
    hub: {
      send: (...message) => hub.send(...message),
      endSession: (sessionId) => hub.endSession(sessionId),
    },
  };
  return {
    services,
    opened,
    setHub(next) {
      hub = next;
    },
    async close() {
      await signals.stop();
      await opened.close();
    },
  };
}

async function storeOf(config: Config, signer: TokenSigner, origin: () => string): Promise<BlobStore> {
  if (config.azureStorage) return createAzureStore(config.azureStorage);
  if (!config.s3) return createDiskStore(fileFolder(config), signer, origin);
  const { host } = new URL(config.s3.bucket);
  return createS3Store(config.s3, signer, origin).catch((fault: unknown) => {
    throw new OperatorError(startTexts.noS3(host, fault instanceof Error ? fault.message : ''));
  });
}

export const fileFolder = (config: Config): string => join(config.dataDir, 'files');

const silentHub: HubPublisher = { send: () => undefined, endSession: () => undefined };
