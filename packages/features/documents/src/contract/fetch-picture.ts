import { defineCall, safeUrl, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { documentsTexts } from '../texts.ts';
import { storedFile } from './stored-file.ts';

/** Characters of an address; search engines hand out small pictures as addresses that hold the picture itself. */
const longest = 300_000;
const heldPicture = /^data:image\/(?:png|jpeg|gif|webp);base64,[\w+/]+={0,2}$/;

/** The bytes of a picture that its address holds; null for an address that leads somewhere. */
export function pictureIn(address: string): string | null {
  return heldPicture.test(address) ? address.slice(address.indexOf(',') + 1) : null;
}

/** Where a picture is to be fetched: an address of the web, or one that holds it; null for all others, and for paths of our own. */
export function pictureAddress(typed: string): string | null {
  const address = typed.trim();
  if (pictureIn(address) !== null) return address;
  const safe = safeUrl(address);
  return safe !== null && /^https?:/.test(safe) ? safe : null;
}

export const fetchPicture = defineCall({
  summary:
    'Fetch a picture by its address and keep it as a file of who asks, judged and drawn anew like an upload; nothing inside of our network is asked.',
  method: 'POST',
  path: 'documents/fetch-picture',
  access: signedIn,
  actors: signedInActors(201),
  mutates: true,
  answers: 201,
  bodyLimitBytes: longest + 10_000,
  input: z.strictObject({
    /** Feature that wants the picture; it must take pictures. */
    service: z.string().check(z.regex(/^[a-z-]{1,40}$/)),
    url: z.pipe(
      z.string().check(
        scalars.atMost(longest),
        z.refine((value) => pictureAddress(value) !== null, documentsTexts.upload.noAddress),
      ),
      z.transform((value: string) => pictureAddress(value) ?? ''),
    ),
  }),
  output: storedFile,
  refusals: ['PICTURE_NOT_LOADED', 'PICTURE_UNREADABLE', 'UPLOAD_TOO_LARGE', 'UPLOAD_QUOTA', 'UPLOAD_SCHOOL_FULL', 'UPLOAD_TOO_MANY'],
});
