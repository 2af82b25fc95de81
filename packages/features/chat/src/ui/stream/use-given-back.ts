import type { useDraft } from '@pausenplatz/kernel-ui';
import { useEffect } from 'react';
import { type Reply, takeFromOutbox, type WaitingMessage } from './outbox.ts';
import type { useAttaching } from './use-attaching.ts';

interface Field {
  readonly draft: ReturnType<typeof useDraft>;
  readonly attaching: ReturnType<typeof useAttaching>;
  readonly replyTo: Reply | null;
  readonly setReplyTo: (reply: Reply | null) => void;
  readonly isEditing: boolean;
}

/**
 * What was refused is not lost: it stands in the field again, with its files and with what it answers, as soon as the field is free. Words
 * for one person are never mixed with words for all.
 */
export function useGivenBack(chatId: string, waiting: readonly WaitingMessage[], field: Field): void {
  const { draft, attaching, replyTo, setReplyTo, isEditing } = field;
  const { setText } = draft;
  const { setFiles } = attaching;
  const refused = waiting.find(({ isRefused }) => isRefused);
  const isFree = draft.text === '' && attaching.files.length === 0 && replyTo === null && !isEditing;
  useEffect(() => {
    if (!refused || !isFree) return;
    takeFromOutbox(chatId, refused.key);
    setText(refused.text);
    setFiles(refused.files);
    setReplyTo(refused.replyTo);
  }, [chatId, isFree, refused, setFiles, setReplyTo, setText]);
}
