import * as z from 'zod/mini';

/**
 * Where a list goes on that is ordered by likes and moves while somebody reads it: likes, microsecond of the last change and id of the last
 * one that was answered.
 */
export const likedCursor = z.string().check(
  z.regex(/^\d{1,9}~\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z~[A-Za-z0-9_-]{22}$/, { abort: true }),
  z.refine((cursor) => !Number.isNaN(Date.parse(cursor.split('~')[1]?.replace(/\d{3}Z$/, 'Z') ?? ''))),
);
