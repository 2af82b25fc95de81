import { sql } from 'kysely';

/** Of a row with `updated_at`, as precisely as the database keeps it: two rows of one import differ by less than a millisecond. */
export const changedAt = sql<string>`to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** What comes behind a row in a list by likes: fewer likes, then changed longer ago, then by id. */
export function isBehind(cursor: string) {
  const [likes = '0', at = '', id = ''] = cursor.split('~');
  return sql<boolean>`(-likes, ${at}::timestamptz - updated_at, id) > (${-Number(likes)}::int, interval '0', ${id}::text)`;
}

interface LikedRow {
  readonly id: string;
  readonly likes: number;
  readonly changedAt: string;
}

/** So many rows of those that were read, and where the list goes on behind them: one more was read than is answered. */
export function likedPart<Row extends LikedRow>(
  rows: readonly Row[],
  size: number,
): { readonly rows: Row[]; readonly next: string | null } {
  const last = rows.length > size ? rows[size - 1] : undefined;
  return { rows: rows.slice(0, size), next: last ? [last.likes, last.changedAt, last.id].join('~') : null };
}
