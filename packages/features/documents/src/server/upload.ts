import { buffer } from 'node:stream/consumers';
import {
  type CallContext,
  handlersFor,
  newId,
  personOf,
  refuse as refuseAny,
  refuserFor,
  type StoredBlob,
} from '@pausenplatz/kernel-server';
import {
  allowedTypes,
  completeUpload,
  documentsRefusals,
  kindsOfService,
  requestUploadToken,
  type StoredFile,
  uploadLimits,
  type UploadService,
  uploadServices,
} from '../contract/index.ts';
import { cleanFileName } from '../rules/index.ts';
import { contentType } from './content-type.ts';
import { cleanPicture } from './pictures.ts';
import { presentFile } from './present.ts';
import type { DocumentsTables } from './tables.ts';

const { handle } = handlersFor<DocumentsTables>();
const refuse = refuserFor(documentsRefusals);

export const requestUploadTokenHandler = handle(requestUploadToken, async (context, input) => {
  const { userId } = personOf(context);
  if (input.sizeBytes > uploadLimits.fileBytes) return refuse('UPLOAD_TOO_LARGE');
  const used = await context.db
    .selectFrom('file')
    .select((select) => select.fn.sum<string | null>('size_bytes').as('bytes'))
    .where('owner_id', '=', userId)
    .executeTakeFirst();
  if (Number(used?.bytes ?? 0) + input.sizeBytes > uploadLimits.quotaBytes) return refuse('UPLOAD_QUOTA');
  const id = newId();
  // What arrives lies apart under a name of its own until it passed the check.
  const blobName = `${newId()}-arriving`;
  const expiresAt = new Date(context.clock.now().getTime() + uploadLimits.tokenMinutes * 60_000);
  const permission = await context.blobs.allowUpload(blobName, uploadLimits.fileBytes, expiresAt);
  await context.db
    .insertInto('upload')
    .values({
      id,
      owner_id: userId,
      service: input.service,
      blob_name: blobName,
      file_name: cleanFileName(input.fileName),
      size_bytes: input.sizeBytes,
      expires_at: expiresAt,
      file_id: null,
    })
    .execute();
  return { ...permission, uploadId: id, expiresAt: expiresAt.toISOString() };
});

export const completeUploadHandler = handle(completeUpload, async (context, { uploadId }) => {
  const { userId } = personOf(context);
  const upload = await context.db
    .selectFrom('upload')
    .selectAll()
    .where('id', '=', uploadId)
    .where('owner_id', '=', userId)
    .executeTakeFirst();
  if (!upload) return refuseAny('NOT_FOUND');
  if (upload.file_id) return completed(context, upload.file_id);
  // An hour of grace: the token bounds the upload, this bounds how long a slow check may be asked for.
  if (upload.expires_at.getTime() + 3_600_000 < context.clock.now().getTime()) return refuse('UPLOAD_EXPIRED');
  const arrived = await context.blobs.get(upload.blob_name);
  if (arrived && arrived.sizeBytes > uploadLimits.fileBytes) {
    await context.blobs.delete(upload.blob_name);
    return refuse('UPLOAD_TOO_LARGE');
  }
  const content = arrived ? await contentOf(arrived) : null;
  if (content && content.length > 0) return check(context, { ...upload, content });
  // Gone meanwhile: another request for the same upload may just have completed it.
  const now = await context.db.selectFrom('upload').select('file_id').where('id', '=', uploadId).executeTakeFirst();
  return now?.file_id ? completed(context, now.file_id) : refuse('UPLOAD_MISSING');
});

/** The whole content; null when the blob is taken away while it is read. */
async function contentOf(blob: StoredBlob): Promise<Buffer | null> {
  return blob
    .body()
    .then(buffer)
    .catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    });
}

async function completed(context: CallContext<DocumentsTables>, fileId: string): Promise<StoredFile> {
  const file = await context.db.selectFrom('file').selectAll().where('id', '=', fileId).executeTakeFirst();
  return file ? presentFile(context, file) : refuseAny('NOT_FOUND');
}

interface Arrived {
  readonly id: string;
  readonly owner_id: string;
  readonly blob_name: string;
  readonly file_name: string;
  readonly service: string;
  readonly content: Buffer;
}

/** Uploads of a service that is no more are taken like those of pages. */
const serviceOf = (name: string): UploadService => uploadServices.find((one) => one === name) ?? 'pages';

/** Decides by what is in the file, not by what it says it is. */
async function check(context: CallContext<DocumentsTables>, arrived: Arrived): Promise<StoredFile> {
  const kinds = kindsOfService[serviceOf(arrived.service)].map((kind) => allowedTypes[kind]);
  const mimeType = (await contentType(arrived.content, arrived.file_name)) ?? '';
  const isAllowed = kinds.some(({ types }) => types.includes(mimeType));
  const isPicture = isAllowed && allowedTypes.picture.types.includes(mimeType);
  const picture = isPicture ? await cleanPicture(arrived.content, mimeType) : null;
  if (!isAllowed || (isPicture && !picture)) {
    await context.blobs.delete(arrived.blob_name);
    const allowed = kinds.map(({ named }) => named).join(', ');
    return isPicture ? refuse('PICTURE_UNREADABLE') : refuse('UPLOAD_TYPE_WRONG', { details: { allowed } });
  }
  const content = picture?.content ?? arrived.content;
  const blobName = newId();
  await context.blobs.put(blobName, content, picture?.mimeType ?? mimeType);
  const row = {
    id: newId(),
    owner_id: arrived.owner_id,
    blob_name: blobName,
    name: arrived.file_name,
    mime_type: picture?.mimeType ?? mimeType,
    size_bytes: content.length,
    width: picture?.width ?? null,
    height: picture?.height ?? null,
  };
  const stored = await context.transact(async ({ db }) => {
    // Several requests may have checked the same upload at once: the first one's file is the answer to all.
    const upload = await db.selectFrom('upload').select('file_id').where('id', '=', arrived.id).forUpdate().executeTakeFirst();
    if (!upload || upload.file_id) return upload?.file_id ?? null;
    const file = await db.insertInto('file').values(row).returningAll().executeTakeFirstOrThrow();
    await db.updateTable('upload').set({ file_id: row.id }).where('id', '=', arrived.id).execute();
    return file;
  });
  if (stored === null || typeof stored === 'string') await context.blobs.delete(blobName);
  await context.blobs.delete(arrived.blob_name);
  if (stored === null) return refuse('UPLOAD_MISSING');
  return typeof stored === 'string' ? completed(context, stored) : presentFile(context, stored);
}
