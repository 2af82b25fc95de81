import type { RefusalBody } from '@pausenplatz/kernel-contract';

/** The server said no; `body` is what it said and `status` how. */
export class RefusedError extends Error {
  readonly status: number;
  readonly body: RefusalBody;

  constructor(status: number, body: RefusalBody) {
    super(`${body.code}: ${body.messageTitle}`);
    this.name = 'RefusedError';
    this.status = status;
    this.body = body;
  }

  /** Tells the refusals of a feature apart by their code. */
  is(code: string): boolean {
    return this.body.code === code;
  }
}

/** No answer at all: offline, server down, connection cut. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('Network Error', { cause });
    this.name = 'NetworkError';
  }
}

/** An answer that is not ours: a proxy's error page, a cut body. */
export class UnexpectedAnswerError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`Unexpected answer with status ${status}`);
    this.name = 'UnexpectedAnswerError';
    this.status = status;
  }
}

/**
 * The server will never take it as it is: whoever kept it lets it go. A session that is over, a first password, a rush and a fault of the
 * server's own pass, and what was kept is sent again.
 */
export const isFinalRefusal = (error: unknown): boolean =>
  error instanceof RefusedError &&
  [400, 403, 404, 409, 413].includes(error.status) &&
  !error.is('INITIAL_PASSWORD') &&
  !error.is('STILL_WORKING');

/** Nobody answered: no network, or a proxy before a server that is away or starts anew. */
export function isSilence(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof UnexpectedAnswerError && error.status >= 502 && error.status <= 504);
}
