import { RefusedError, useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type FileKind, fetchPicture, pictureAddress, type StoredFile } from '../contract/index.ts';
import { documentsTexts } from '../texts.ts';
import { refusalFor, uploadFile, UploadError } from './upload.ts';

type UploadState =
  | { readonly kind: 'idle' }
  /** `share` runs from 0 to 1; then the server checks the file. */
  | { readonly kind: 'sending'; readonly fileName: string; readonly share: number; readonly position: number; readonly total: number }
  /** The server fetches a picture from elsewhere. */
  | { readonly kind: 'fetching' }
  | { readonly kind: 'failed'; readonly sentence: string };

export interface Upload {
  readonly state: UploadState;
  /** One after the other; what is under way is replaced. */
  readonly start: (files: readonly File[]) => void;
  /** Has the server fetch a picture by its address; answers whether it is there. */
  readonly fetchFrom: (address: string) => Promise<boolean>;
  readonly cancel: () => void;
}

export interface UploadPurpose {
  /** Feature for which the file is. */
  readonly service: string;
  readonly kind: FileKind;
  /** Told of each file as soon as it is there. */
  readonly onStored: (file: StoredFile) => void;
  /** How many files may come at once; one unless said otherwise. */
  readonly maximum?: number;
}

/** Uploads files one after the other; new ones replace those under way, and leaving the screen cancels them. */
export function useUpload({ service, kind, onStored, maximum = 1 }: UploadPurpose): Upload {
  const api = useApi();
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  // A file of several may be stored after the screen has heard of the one before.
  const told = useRef(onStored);
  useEffect(() => {
    told.current = onStored;
  });

  const start = useCallback(
    (files: readonly File[]) => {
      running.current?.abort();
      const taken = files.slice(0, maximum);
      const refusal = taken.map((file) => refusalFor(file, kind)).find((sentence) => sentence !== null);
      if (taken.length === 0) return setState({ kind: 'failed', sentence: documentsTexts.upload.noFile });
      if (refusal) return setState({ kind: 'failed', sentence: refusal });
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      const show = (next: UploadState) => signal.aborted || setState(next);
      const sendAll = async () => {
        for (const [index, file] of taken.entries()) {
          const onProgress = (share: number) =>
            show({ kind: 'sending', fileName: file.name, share, position: index + 1, total: taken.length });
          onProgress(0);
          // oxlint-disable-next-line no-await-in-loop -- a slow line carries one file sooner than five halves
          const stored = await uploadFile({ api, service, kind, file, signal, onProgress });
          if (signal.aborted) return;
          told.current(stored);
        }
        const { tooMany } = documentsTexts.upload;
        show(files.length > taken.length ? { kind: 'failed', sentence: fill(tooMany, { maximum }) } : { kind: 'idle' });
      };
      sendAll().catch((error: unknown) => show({ kind: 'failed', sentence: sentenceFor(error) }));
      return undefined;
    },
    [api, service, kind, maximum],
  );
  const fetchFrom = useCallback(
    async (typed: string) => {
      running.current?.abort();
      const url = pictureAddress(typed);
      if (url === null) {
        setState({ kind: 'failed', sentence: documentsTexts.upload.noAddress });
        return false;
      }
      const { signal } = (running.current = new AbortController());
      setState({ kind: 'fetching' });
      try {
        const stored = await api.call(fetchPicture, { service, url }, { signal });
        if (signal.aborted) return false;
        told.current(stored);
        setState({ kind: 'idle' });
        return true;
      } catch (error) {
        if (!signal.aborted) setState({ kind: 'failed', sentence: sentenceOfFetching(error) });
        return false;
      }
    },
    [api, service],
  );
  const cancel = useCallback(() => {
    running.current?.abort();
    setState({ kind: 'idle' });
  }, []);
  return { state, start, fetchFrom, cancel };
}

function sentenceOfFetching(error: unknown): string {
  if (error instanceof RefusedError) return error.body.fields?.['url'] ?? error.body.messageBody;
  return documentsTexts.upload.notSaved;
}

function sentenceFor(error: unknown): string {
  if (error instanceof UploadError) return error.message;
  if (error instanceof RefusedError) return error.body.messageBody;
  return documentsTexts.upload.otherReason.replace('{reason}', documentsTexts.upload.noConnection);
}
