import { kernelRefusals, type KernelRefusalCode } from '@pausenplatz/kernel-contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { isDiskFull, isUnreachable } from '../database/faults.ts';
import { noteRefusal } from '../observing/watch-requests.ts';
import { Refusal } from '../refusal.ts';

const byFrameworkCode: Readonly<Record<string, KernelRefusalCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'CONTENT_TYPE_UNKNOWN',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'BODY_NOT_READABLE',
  FST_ERR_CTP_INVALID_JSON_BODY: 'BODY_NOT_READABLE',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'BODY_NOT_READABLE',
  FST_ERR_BAD_URL: 'NOT_FOUND',
};

/** The one place where a thrown thing becomes an answer: refusals as they are, faults logged once with an apology. */
export function answerError(log: Logger, error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = error instanceof Refusal ? error : (knownTrouble(error) ?? fault(log, error, request));
  noteRefusal(request, refusal.body.code);
  if (refusal.status === 429 && refusal.body.details?.['seconds'])
    void reply.header('retry-after', String(refusal.body.details['seconds']));
  void reply
    .status(refusal.status)
    .header('cache-control', 'no-store')
    .send({ ...refusal.body, requestId: request.id });
}

function knownTrouble(error: unknown): Refusal | null {
  if (isDiskFull(error)) return new Refusal(kernelRefusals, 'STORAGE_FULL');
  if (isUnreachable(error)) return new Refusal(kernelRefusals, 'NOT_AVAILABLE');
  if (!(error instanceof Error)) return null;
  // Fastify throws errors with a code and, for bad requests, a status below 500.
  const { code, statusCode } = error as FastifyError;
  const known = code ? byFrameworkCode[code] : undefined;
  if (known) return new Refusal(kernelRefusals, known);
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? new Refusal(kernelRefusals, 'BODY_NOT_READABLE') : null;
}

function fault(log: Logger, error: unknown, request: FastifyRequest): Refusal {
  log.error({ err: error, requestId: request.id, route: request.routeOptions.url }, 'fault');
  return new Refusal(kernelRefusals, 'SERVER_FAULT');
}
