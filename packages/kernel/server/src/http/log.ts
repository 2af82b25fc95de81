import { createHash, randomBytes } from 'node:crypto';
import pino, { type Logger } from 'pino';

/** Lines are written from an allow-list: names, texts and tokens have no way in (trust: T27). */
export function createLog(level: string, destination?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: faultFacts },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** What a log may know of a fault: its kind, its place and a database's code, never its values. */
function faultFacts(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  // A database's message may quote a row; its code tells enough.
  const message = code && /^[0-9A-Z]{5}$/.test(code) ? undefined : error.message.slice(0, 300);
  const stack = error.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 12);
  return { type: error.name, ...(code && { code }), ...(message && { message }), stack };
}

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
