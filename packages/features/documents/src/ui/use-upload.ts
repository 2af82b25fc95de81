import { RefusedError, useApi } from '@pausenplatz/kernel-browser';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FileKind, StoredFile } from '../contract/index.ts';
import { documentsTexts } from '../texts.ts';
import { refusalFor, uploadFile, UploadError } from './upload.ts';

type UploadState =
  | { readonly kind: 'idle' }
  /** `share` runs from 0 to 1; then the server checks the file. */
  | { readonly kind: 'sending'; readonly fileName: string; readonly share: number }
  | { readonly kind: 'failed'; readonly sentence: string };

export interface Upload {
  readonly state: UploadState;
  readonly start: (file: File | undefined) => void;
  readonly cancel: () => void;
}

export interface UploadPurpose {
  /** Feature for which the file is. */
  readonly service: string;
  readonly kind: FileKind;
  readonly onStored: (file: StoredFile) => void;
}

/** Uploads one file at a time; a new one replaces the one under way, and leaving the screen cancels it. */
export function useUpload({ service, kind, onStored }: UploadPurpose): Upload {
  const api = useApi();
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(
    (file: File | undefined) => {
      running.current?.abort();
      const refusal = refusalFor(file, kind);
      if (refusal !== null || !file) return setState({ kind: 'failed', sentence: refusal ?? documentsTexts.upload.noFile });
      const controller = new AbortController();
      running.current = controller;
      const show = (next: UploadState) => controller.signal.aborted || setState(next);
      show({ kind: 'sending', fileName: file.name, share: 0 });
      const onProgress = (share: number) => show({ kind: 'sending', fileName: file.name, share });
      uploadFile({ api, service, kind, file, signal: controller.signal, onProgress }).then(
        (stored) => {
          if (controller.signal.aborted) return;
          setState({ kind: 'idle' });
          onStored(stored);
        },
        (error: unknown) => show({ kind: 'failed', sentence: sentenceFor(error) }),
      );
    },
    [api, service, kind, onStored],
  );
  const cancel = useCallback(() => {
    running.current?.abort();
    setState({ kind: 'idle' });
  }, []);
  return { state, start, cancel };
}

function sentenceFor(error: unknown): string {
  if (error instanceof UploadError) return error.message;
  if (error instanceof RefusedError) return error.body.messageBody;
  return documentsTexts.upload.otherReason.replace('{reason}', documentsTexts.upload.noConnection);
}
