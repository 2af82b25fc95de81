import * as z from 'zod/mini';
import { safeUrl } from './safe-url.ts';
import { atMost } from './scalars.ts';

/** Schema for an address that users type; stored in its normalised form. */
export function webAddress(message: string) {
  return z.pipe(
    z.string().check(
      atMost(2048),
      z.refine((value) => safeUrl(value) !== null, message),
    ),
    z.transform((value: string) => safeUrl(value) ?? ''),
  );
}
