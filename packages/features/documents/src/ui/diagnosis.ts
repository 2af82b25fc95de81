import { type Api, RefusedError } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import type { Diagnosis, Finding } from '@pausenplatz/kernel-host';
import { completeUpload, requestUploadToken } from '../contract/index.ts';
import { uploadDiagnosisTexts as texts } from '../texts.diagnosis.ts';
import { putAddress } from './put-address.ts';
import { putFile, UploadError } from './upload.ts';

/** More than one megabyte: what stands before a server often lets no more than that through. */
const sentBytes = 1_200_000;
const patienceMs = 30_000;
/** From so many milliseconds on a photo of a tablet takes a quarter of a minute. */
const slowMs = 5_000;
const kilobytes = Math.round(sentBytes / 1_000);

/** The row «Hochladen»: sends a file that is nothing. The server refuses it at the end, so that nothing of it stays. */
export const uploadDiagnosis: Diagnosis = {
  looksAt: ['upload'],
  look: async ({ api, isSignedIn }) => ({ upload: isSignedIn ? await look(api) : { state: 'unasked', said: texts.signIn } }),
};

async function look(api: Api): Promise<Finding> {
  const signal = AbortSignal.timeout(patienceMs);
  const began = performance.now();
  try {
    const file = new File([new Uint8Array(sentBytes)], 'Diagnose.vtt');
    const permit = await api.call(requestUploadToken, { service: 'documents', fileName: file.name, sizeBytes: file.size }, { signal });
    await putFile(putAddress(permit), file, signal, () => undefined);
    await api.call(completeUpload, { uploadId: permit.uploadId }, { signal }).catch(refusedAtTheEnd);
    return judgeUpload(performance.now() - began);
  } catch (error) {
    return { state: 'bad', said: fill(texts.bad, { kilobytes, reason: reasonOf(error, signal.aborted).replace(/\.?$/, '.') }) };
  }
}

/** That it is no file of subtitles is what the server has to say once all of it has arrived. */
function refusedAtTheEnd(error: unknown): void {
  if (!(error instanceof RefusedError && error.is('UPLOAD_TYPE_WRONG'))) throw error;
}

/** By how long it took, in milliseconds. */
export function judgeUpload(ms: number): Finding {
  const seconds = (ms / 1_000).toFixed(1);
  return ms > slowMs
    ? { state: 'note', said: fill(texts.slow, { kilobytes, seconds }) }
    : { state: 'good', said: fill(texts.good, { kilobytes, seconds }) };
}

function reasonOf(error: unknown, isLate: boolean): string {
  if (isLate) return fill(texts.late, { seconds: patienceMs / 1_000 });
  if (error instanceof UploadError) return error.message;
  return error instanceof RefusedError ? error.body.messageBody : texts.unreachable;
}
