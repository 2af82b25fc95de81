import { createPlaces, newId, personOf, refuse as refuseAny, type Services, type StoredBlob, WorkEnded } from '@pausenplatz/kernel-server';
import type { Selectable } from 'kysely';
import { allowedTypes, completeUpload, type StoredFile, uploadLimits } from '../contract/index.ts';
import { type Context, handle, kindsOf, refuse } from './documents.ts';
import { judgeInWorker } from './judge-in-worker.ts';
import { cleanPicture } from './pictures/clean-picture.ts';
import { presentFile } from './present.ts';
import { sharedContent, streamOf } from './shared-content.ts';
import type { DocumentsTables } from './tables.ts';

// A picture is unpacked while it is drawn anew: many at once would be the memory of the whole server.
const places = createPlaces(2, 60);

type Upload = Selectable<DocumentsTables['upload']>;

export const completeUploadHandler = handle(completeUpload, async (context, { uploadId }) => {
  const { userId } = personOf(context);
  if (!(await find(context, uploadId, userId))) return refuseAny('NOT_FOUND');
  return places.pass(async () => {
    // Whoever asked for the same upload before may be done by now.
    const upload = (await find(context, uploadId, userId)) ?? refuseAny('NOT_FOUND');
    if (upload.file_id) return completed(context, upload.file_id);
    // The token bounds the upload, this bounds how long a slow check may be asked for.
    const end = upload.expires_at.getTime() + uploadLimits.completionMinutes * 60_000;
    if (end < context.clock.now().getTime()) return refuse('UPLOAD_EXPIRED');
    const arrived = await context.blobs.get(upload.blob_name);
    if (!arrived || arrived.sizeBytes === 0 || upload.size_bytes === 0) return missing(context, upload);
    return check(context, upload, arrived);
  });
});

function find({ db }: Pick<Context, 'db'>, id: string, userId: string): Promise<Upload | undefined> {
  return db.selectFrom('upload').selectAll().where('id', '=', id).where('owner_id', '=', userId).executeTakeFirst();
}

async function completed(context: Context, fileId: string): Promise<StoredFile> {
  const file = await context.db.selectFrom('file').selectAll().where('id', '=', fileId).executeTakeFirst();
  return file ? presentFile(context, file) : refuseAny('NOT_FOUND');
}

/** Another process may just have completed it. */
async function missing(context: Context, upload: Upload): Promise<StoredFile> {
  const now = await find(context, upload.id, upload.owner_id);
  return now?.file_id ? completed(context, now.file_id) : refuse('UPLOAD_MISSING');
}

/** What is stored of an upload: a picture drawn anew, a recording without places, or the file as it came. */
interface Clean {
  readonly mimeType: string;
  readonly sizeBytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly seconds: number | null;
  readonly content: Parameters<Services['blobs']['put']>[1];
}

/** Decides by what is in the file, not by what it says it is. */
async function check(context: Context, upload: Upload, arrived: StoredBlob): Promise<StoredFile> {
  const kinds = kindsOf(context, upload.service).map((kind) => allowedTypes[kind]);
  // Its feature went while it was on its way.
  if (kinds.length === 0) return refuse('UPLOAD_EXPIRED');
  // The disk stops at the claimed size; Azure cannot.
  const isAsClaimed = arrived.sizeBytes <= upload.size_bytes;
  const types = kinds.flatMap((kind) => kind.types);
  const { type, clean } = isAsClaimed ? await judged(arrived, upload.file_name, types) : { type: null, clean: null };
  if (clean) return store(context, upload, clean);
  const now = await find(context, upload.id, upload.owner_id);
  if (now?.file_id) return completed(context, now.file_id);
  await giveBack(context, upload);
  if (!isAsClaimed) return refuse('UPLOAD_OTHER_SIZE');
  const allowed = kinds.map(({ named }) => named).join(', ');
  if (type === null || !types.includes(type)) return refuse('UPLOAD_TYPE_WRONG', { details: { allowed } });
  return refuse(type.startsWith('image/') ? 'PICTURE_UNREADABLE' : 'MEDIA_UNREADABLE');
}

interface Judged {
  readonly type: string | null;
  /** Null for what is not taken. */
  readonly clean: Clean | null;
}

async function judged(arrived: StoredBlob, fileName: string, types: readonly string[]): Promise<Judged> {
  // At most two files of 25 MB are here at a time; the parts of a recording refer to each other from one end to the other.
  const content = await sharedContent(arrived);
  const { type, recording } = await judgeInWorker({ content, fileName, types }).catch(unread);
  if (type === null || !types.includes(type)) return { type, clean: null };
  const asItIs = { mimeType: type, sizeBytes: content.length, width: null, height: null, seconds: null };
  if (type.startsWith('image/')) {
    const picture = await cleanPicture(Buffer.from(content), type);
    return { type, clean: picture && { ...asItIs, ...picture, sizeBytes: picture.content.length } };
  }
  if (!/^(?:audio|video)\//.test(type)) return { type, clean: { ...asItIs, content: streamOf(content) } };
  return { type, clean: recording && { ...asItIs, ...recording, content: streamOf(content) } };
}

/** What is not read in time is not read: it is refused like what cannot be read, and not tried again. */
function unread(fault: unknown) {
  if (!(fault instanceof WorkEnded)) throw fault;
  return { type: null, recording: null };
}

async function store(
  context: Context,
  upload: Upload,
  { content, sizeBytes, mimeType, width, height, seconds }: Clean,
): Promise<StoredFile> {
  // Known before it is there, so that the sweep finds it if this breaks off; whoever checks the same upload writes the same.
  const blobName = upload.id;
  await context.blobs.put(blobName, content, mimeType);
  const facts = { owner_id: upload.owner_id, school_id: upload.school_id, name: upload.file_name };
  const row = { ...facts, id: newId(), blob_name: blobName, size_bytes: sizeBytes, mime_type: mimeType, width, height, seconds };
  const stored = await context.transact(async ({ db }) => {
    // Several processes may have checked the same upload at once: the first one's file is the answer to all.
    const now = await db.selectFrom('upload').select(['file_id', 'size_bytes']).where('id', '=', upload.id).forUpdate().executeTakeFirst();
    if (!now || now.file_id || now.size_bytes === 0) return now?.file_id ?? null;
    const file = await db.insertInto('file').values(row).returningAll().executeTakeFirstOrThrow();
    await db.updateTable('upload').set({ file_id: row.id }).where('id', '=', upload.id).execute();
    return file;
  });
  if (stored === null) {
    await context.blobs.delete(blobName);
    return refuse('UPLOAD_MISSING');
  }
  await spend(context, upload.blob_name);
  return typeof stored === 'string' ? completed(context, stored) : presentFile(context, stored);
}

/** Leaves nothing in the place of what arrived: the permission, which creates and never replaces, brings nothing there any more. */
async function spend({ blobs }: Pick<Services, 'blobs'>, blobName: string): Promise<void> {
  await blobs.put(blobName, Buffer.alloc(0), 'application/octet-stream');
}

async function giveBack(context: Context, upload: Upload): Promise<void> {
  await spend(context, upload.blob_name);
  await context.db.updateTable('upload').set({ size_bytes: 0 }).where('id', '=', upload.id).where('file_id', 'is', null).execute();
}
