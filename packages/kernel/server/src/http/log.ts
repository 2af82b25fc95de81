import { createHash, randomBytes } from 'node:crypto';
import pino, { type Logger } from 'pino';

/** Lines are written from an allow-list: names, texts and tokens have no way in (trust: T27). */
export function createLog(level: string, destination?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: (error: unknown) => faultFacts(error) },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Whatever was thrown, of another realm or copied by a library (as pg-boss does), as far as it looks like an error. */
interface Thrown {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly stack?: unknown;
  readonly code?: unknown;
  readonly cause?: unknown;
  readonly errors?: unknown;
}

const causesAtMost = 4;

/** What a log may know of a fault: its kind, its place and a database's code, never its values; and the same of what caused it. */
function faultFacts(error: unknown, depth = 0): Record<string, unknown> {
  if (typeof error === 'string') return { type: 'string', message: plain(error) };
  if (typeof error !== 'object' || error === null) return { type: error === null ? 'null' : typeof error };
  const { name, message, stack, code, cause, errors }: Thrown = error;
  const known = typeof code === 'string' ? code : undefined;
  // A database's message may quote a row; its code tells enough.
  const isQuoting = known !== undefined && /^[0-9A-Z]{5}$/.test(known);
  const lines = typeof stack === 'string' ? stack.split('\n') : [];
  // A name with several addresses fails with one fault for each; the first tells enough.
  const behind = cause ?? (Array.isArray(errors) ? errors[0] : undefined);
  return {
    type: typeof name === 'string' ? name : (/^\w+(?=:|$)/.exec(lines[0] ?? '')?.[0] ?? 'object'),
    ...(known !== undefined && { code: known }),
    ...(typeof message === 'string' && message !== '' && !isQuoting && { message: plain(message) }),
    ...(lines.length > 0 && { stack: lines.filter((line) => line.trimStart().startsWith('at ')).slice(0, 12) }),
    ...(behind !== undefined && depth < causesAtMost && { cause: faultFacts(behind, depth + 1) }),
  };
}

/** Mail servers name in their answers whom they refused. */
const plain = (message: string): string => message.slice(0, 300).replaceAll(/[^\s<>"'(]+@[^\s<>"')]+/g, '…@…');

let salt = randomBytes(16);
let saltDay = '';

/** A person in the log: a pseudonym that changes every day. */
export function pseudonym(userId: string, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  if (day !== saltDay) {
    salt = randomBytes(16);
    saltDay = day;
  }
  return createHash('sha256').update(salt).update(userId).digest('base64url').slice(0, 12);
}
