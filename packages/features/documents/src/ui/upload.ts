import type { Api } from '@pausenplatz/kernel-browser';
import { allowedTypes, completeUpload, type FileKind, requestUploadToken, type StoredFile, uploadLimits } from '../contract/index.ts';
import { documentsTexts } from '../texts.ts';
import { putAddress } from './put-address.ts';

/** Why a file did not arrive, as a German sentence that may be shown as it is. */
export class UploadError extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'UploadError';
  }
}

interface UploadRequest {
  readonly api: Api;
  /** Feature for which the file is. */
  readonly service: string;
  readonly kind: FileKind;
  readonly file: File;
  readonly signal: AbortSignal;
  /** Share that has been sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** The sentence that refuses a file before anything is sent (specification section 5), or null. */
export function refusalFor(file: File | undefined, kind: FileKind): string | null {
  const { upload } = documentsTexts;
  if (!file) return upload.noFile;
  if (file.size > uploadLimits.fileBytes) return upload.tooLarge;
  const extension = /\.[^.]+$/.exec(file.name.toLowerCase())?.[0] ?? '';
  const { accept, types } = allowedTypes[kind];
  // A pasted picture has a type but often no telling name, a file from some tablets a name but no type.
  // Browsers do not agree on the types of documents and sound; those go by their ending, and the server looks inside.
  const goesByName = file.type === '' || (kind !== 'picture' && kind !== 'video' && kind !== 'sound');
  const fits = types.includes(file.type) || (goesByName && accept.split(',').includes(extension));
  return fits ? null : upload.wrongType;
}

/**
 * Sends one file into the store and has it checked: token, one PUT, completion.
 * Throws UploadError for what the user may read, RefusedError for the server's refusals, AbortError when cancelled.
 */
export async function uploadFile({ api, service, kind, file: chosen, signal, onProgress }: UploadRequest): Promise<StoredFile> {
  const refusal = refusalFor(chosen, kind);
  if (refusal !== null) throw new UploadError(refusal);
  const file = kind === 'captions' ? await (await import('./captions-file.ts')).captionsOf(chosen) : chosen;
  if (file === null) throw new UploadError(documentsTexts.upload.noCaptions);
  const fileName = file.name === '' ? `${kind}.${file.type.split('/')[1] ?? 'bin'}` : file.name;
  const permit = await api.call(requestUploadToken, { service, fileName, sizeBytes: file.size }, { signal });
  // A request that was never sent does not say that it was cancelled.
  signal.throwIfAborted();
  await putFile(putAddress(permit), file, signal, onProgress);
  return await api.call(completeUpload, { uploadId: permit.uploadId }, { signal });
}

/**
 * One PUT into the store. fetch cannot tell how much of a body was sent; XMLHttpRequest can. Throws UploadError and, when cancelled, AbortError.
 */
export function putFile(address: string, file: File, signal: AbortSignal, onProgress: (share: number) => void): Promise<void> {
  const { upload } = documentsTexts;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const failed = (reason: string) => reject(new UploadError(upload.otherReason.replace('{reason}', reason)));
    const abort = () => request.abort();
    request.open('PUT', address);
    request.setRequestHeader('x-ms-blob-type', 'BlockBlob');
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.upload.addEventListener('progress', (event) => event.lengthComputable && onProgress(event.loaded / event.total));
    request.addEventListener('error', () => failed(upload.noConnection));
    request.addEventListener('abort', () => reject(new DOMException('Upload cancelled', 'AbortError')));
    request.addEventListener('load', () => (request.status === 201 ? resolve() : failed(`Status ${request.status}`)));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    signal.addEventListener('abort', abort);
    request.send(file);
  });
}
