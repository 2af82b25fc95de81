import { kernelTexts } from '@pausenplatz/kernel-contract';
import { newId, personOf, refuse as refuseAny } from '@pausenplatz/kernel-server';
import { requestUploadToken, uploadLimits } from '../contract/index.ts';
import { cleanFileName } from '../rules/index.ts';
import { handle, kindsOf, refuse } from './documents.ts';
import { proveRoom, schoolOf } from './reserve.ts';

export const requestUploadTokenHandler = handle(requestUploadToken, async (context, input) => {
  const actor = personOf(context);
  const { userId } = actor;
  const { sizeBytes } = input;
  if (kindsOf(context, input.service).length === 0)
    return refuseAny('INPUT_INVALID', { fields: { service: kernelTexts.fields.notInList } });
  if (sizeBytes > uploadLimits.fileBytes) return refuse('UPLOAD_TOO_LARGE');
  const schoolId = schoolOf(actor);
  const id = newId();
  // What arrives lies apart under a name of its own until it passed the check.
  const blobName = `${newId()}-arriving`;
  const now = context.clock.now();
  const expiresAt = new Date(now.getTime() + uploadLimits.tokenMinutes * 60_000);
  await context.transact(async (work) => {
    await proveRoom(work, { userId, schoolId }, { sizeBytes, now });
    const file = { owner_id: userId, school_id: schoolId, service: input.service, file_name: cleanFileName(input.fileName) };
    await work.db
      .insertInto('upload')
      .values({ ...file, id, blob_name: blobName, size_bytes: sizeBytes, expires_at: expiresAt, file_id: null })
      .execute();
  });
  const permission = await context.blobs.allowUpload(blobName, sizeBytes, expiresAt);
  return { ...permission, uploadId: id, expiresAt: expiresAt.toISOString() };
});
