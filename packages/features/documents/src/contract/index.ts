import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { previewFile } from './preview.ts';
import { fetchPicture, pictureAddress } from './fetch-picture.ts';
import { searchFiles } from './search.ts';
import { type StoredFile, storedFile } from './stored-file.ts';
import { shownFile } from './shown-file.ts';
import { allowedTypes, captionsType, documentEndings, type FileKind, uploadLimits } from './types.data.ts';

export { type Version, type VersionFormat, versionAddress, versionFormats } from './versions.ts';
export { hasPreview, previewOf } from './preview-path.ts';
export { viewerOf } from './viewer-path.ts';
export { previewFile };
export { fetchPicture, pictureAddress };
export { searchFiles };
export { type StoredFile, storedFile };
export { shownFile };
export { allowedTypes, captionsType, documentEndings, type FileKind, uploadLimits };

export const requestUploadToken = defineCall({
  summary:
    'Ask for permission to put exactly one file of exactly this size or less into the store; answers a connection string for one PUT within ten minutes.',
  method: 'POST',
  path: 'documents/request-upload-token',
  access: signedIn,
  actors: signedInActors(200),
  mutates: true,
  input: z.strictObject({
    /** Feature that wants the file, which says what kinds it takes; the specification's three fields choose nothing but this purpose (trust: H4). */
    service: z.string().check(z.regex(/^[a-z-]{1,40}$/)),
    serviceAuthorization: z.optional(z.string().check(scalars.atMost(200))),
    container: z.optional(z.string().check(scalars.atMost(63))),
    fileName: scalars.text(300),
    sizeBytes: z.int().check(z.gte(1)),
  }),
  output: z.object({
    connectionString: z.string(),
    container: z.string(),
    blobName: z.string(),
    uploadId: scalars.id,
    expiresAt: scalars.timestamp,
  }),
  refusals: ['UPLOAD_TYPE_WRONG', 'UPLOAD_TOO_LARGE', 'UPLOAD_QUOTA', 'UPLOAD_SCHOOL_FULL', 'UPLOAD_TOO_MANY'],
});

export const completeUpload = defineCall({
  summary:
    'Have an uploaded file checked (type by content, size, pictures re-encoded, sound and film without what they tell about places) and made usable.',
  method: 'POST',
  path: 'documents/complete-upload',
  access: signedIn,
  actors: signedInActors(404, { teacherOfClass: 200 }),
  mutates: true,
  input: z.strictObject({ uploadId: scalars.id }),
  output: storedFile,
  refusals: [
    'UPLOAD_MISSING',
    'UPLOAD_EXPIRED',
    'UPLOAD_TOO_LARGE',
    'UPLOAD_TYPE_WRONG',
    'UPLOAD_OTHER_SIZE',
    'PICTURE_UNREADABLE',
    'MEDIA_UNREADABLE',
  ],
});

export const documentsCalls = { requestUploadToken, completeUpload, fetchPicture, previewFile, searchFiles } as const;
