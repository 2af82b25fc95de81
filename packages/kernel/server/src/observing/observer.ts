import type { Logger } from 'pino';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

interface AnsweredRequest {
  readonly id: string;
  readonly method: string;
  /** As it was registered: addresses hold secrets and ids. */
  readonly route: string;
  readonly status: number;
  /** Code of the refusal, where it was one. */
  readonly code: string | null;
  readonly ms: number;
}

/** Sees what a process does; what it tells has no names, texts or addresses in it. */
export interface Observer {
  readonly registry: Registry;
  readonly request: (answered: AnsweredRequest) => void;
  readonly query: (ms: number, statement: string) => void;
  readonly job: (name: string, ms: number, fault: unknown) => void;
  /** The store of files failed at something that was not the fault of whoever sent or read. */
  readonly blobFault: (operation: BlobOperation, fault: unknown) => void;
}

const blobOperations = ['put', 'get', 'delete'] as const;
export type BlobOperation = (typeof blobOperations)[number];

const slowQueryMs = 500;
const signInFailures = new Set(['WRONG_CREDENTIALS', 'WRONG_CODE', 'REFRESH_REFUSED', 'TOO_MANY_ATTEMPTS', 'INITIAL_PASSWORD_ENDED']);

/** Counts and logs; `isAsked` adds what Node says of itself, where somebody may ask for it. */
export function createObserver(log: Logger, isAsked = false): Observer {
  const registry = new Registry();
  // Under the names that dashboards for Node know.
  if (isAsked) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'pausenplatz_http_request_seconds',
    help: 'Answered requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const refusals = new Counter({ name: 'pausenplatz_refusals_total', help: 'Refusals by code', labelNames: ['code'], registers });
  const failures = new Counter({
    name: 'pausenplatz_sign_in_failures_total',
    help: 'Sign-ins and renewals that were refused, by code',
    labelNames: ['code'],
    registers,
  });
  const slow = new Counter({ name: 'pausenplatz_slow_queries_total', help: 'Statements that took longer than half a second', registers });
  const queries = new Histogram({
    name: 'pausenplatz_query_seconds',
    help: 'Statements of the database, waiting for a connection included',
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5],
    registers,
  });
  const jobs = new Histogram({
    name: 'pausenplatz_job_seconds',
    help: 'Finished work of the queue by kind and outcome',
    labelNames: ['job', 'outcome'],
    buckets: [0.05, 0.25, 1, 5, 30, 300],
    registers,
  });
  const blobFaults = new Counter({
    name: 'pausenplatz_blob_faults_total',
    help: 'What the store of files failed at',
    labelNames: ['operation'],
    registers,
  });
  // A counter that appears with its first fault has no rise to alarm about.
  for (const operation of blobOperations) blobFaults.inc({ operation }, 0);
  return {
    registry,
    blobFault(operation, fault) {
      blobFaults.inc({ operation });
      log.error({ operation, err: fault }, 'blob fault');
    },
    request({ id, method, route, status, code, ms }) {
      requests.observe({ method, route, status: String(status) }, ms / 1_000);
      if (code) refusals.inc({ code });
      if (code && signInFailures.has(code)) {
        failures.inc({ code });
        log.info({ code, requestId: id }, 'sign-in refused');
      }
      // The fault itself was logged where it was caught; this line says what became of the request.
      if (status >= 400) log.info({ method, route, status, ...(code && { code }), ms: Math.round(ms), requestId: id }, 'refused');
    },
    query(ms, statement) {
      queries.observe(ms / 1_000);
      if (ms < slowQueryMs) return;
      slow.inc();
      // Values travel apart from the words of a statement.
      log.info({ ms: Math.round(ms), statement: statement.slice(0, 300) }, 'slow query');
    },
    job(name, ms, fault) {
      jobs.observe({ job: name, outcome: fault === null ? 'done' : 'failed' }, ms / 1_000);
      if (fault === null) log.info({ job: name, ms: Math.round(ms) }, 'job');
      else log.warn({ job: name, ms: Math.round(ms), err: fault }, 'job failed');
    },
  };
}
