import { allowedTypes, type StoredFile } from '@pausenplatz/documents/contract';
import { useUpload } from '@pausenplatz/documents/ui';
import { notify } from '@pausenplatz/kernel-ui';
import { useEffect, useRef, useState } from 'react';
import { type Chat, chatLimits } from '../../contract/index.ts';
import { composerTexts as texts } from '../../texts.ui.ts';

/** Files of a message that is being written: chosen, dropped or pasted, several at once, as far as the chat takes them. */
export function useAttaching({ attachImage, attachDocuments, isAdmin }: Pick<Chat, 'attachImage' | 'attachDocuments' | 'isAdmin'>) {
  const [files, setFiles] = useState<readonly StoredFile[]>([]);
  const room = chatLimits.attachments - files.length;
  const upload = useUpload({
    service: 'chat',
    kind: 'attachment',
    maximum: Math.max(room, 1),
    onStored: (file) => setFiles((now) => [...now, file]),
  });
  const [pictures, documents] = [isAdmin || attachImage, isAdmin || attachDocuments];
  const isTaken = (file: File) => (file.type.startsWith('image/') ? pictures : documents);
  const start = (chosen: readonly File[]) => {
    const taken = chosen.filter(isTaken);
    if (taken.length < chosen.length) notify({ type: 'warning', title: texts.notTaken, body: texts.notTakenBody });
    if (taken.length > 0 && room > 0) upload.start(taken);
  };
  const { state } = upload;
  const failed = state.kind === 'failed' ? state.sentence : null;
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (failed !== null && failed !== told.current) notify({ type: 'error', title: failed });
    told.current = failed;
  }, [failed]);
  return {
    files,
    setFiles,
    start,
    state,
    cancel: upload.cancel,
    hasRoom: room > 0,
    pictures: pictures ? 'image/*' : null,
    documents: documents ? allowedTypes.attachment.accept : null,
  };
}
