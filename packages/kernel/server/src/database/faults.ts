const codeOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : null;

/** PostgreSQL says that the disk or its memory for temporary files is full. */
export const isDiskFull = (error: unknown): boolean => codeOf(error) === '53100' || codeOf(error) === 'ENOSPC';

/** The database cannot be reached or is starting, stopping or out of connections. */
export function isUnreachable(error: unknown): boolean {
  const code = codeOf(error);
  if (code && (/^(08|57P0)/.test(code) || code === '53300' || code === 'ECONNREFUSED' || code === 'ECONNRESET')) return true;
  return error instanceof Error && /timeout exceeded when trying to connect|Connection terminated/.test(error.message);
}

/** Another process changed a table whose statement this connection had planned already. */
export const isStalePlan = (error: unknown): boolean => codeOf(error) === '0A000';

/** A unique index refused a row; `index` names it when given. */
export function isDuplicate(error: unknown, index?: string): boolean {
  if (codeOf(error) !== '23505') return false;
  return !index || (typeof error === 'object' && error !== null && 'constraint' in error && error.constraint === index);
}

/** The login may not set a parameter that functions of the schema carry. */
export const isMissingRight = (error: unknown): boolean =>
  codeOf(error) === '42501' && error instanceof Error && error.message.includes('wall.kind');
