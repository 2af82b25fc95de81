import { useDraft } from '@pausenplatz/kernel-ui';
import { useCallback, useMemo } from 'react';
import { readReply, type Reply } from './outbox.ts';

/** The message that is being answered: kept with the words, because it decides who reads them. */
export function useReply(chatId: string): readonly [Reply | null, (reply: Reply | null) => void] {
  const { text, setText, clear } = useDraft(`chat-reply:${chatId}`);
  const reply = useMemo(() => readReply(text), [text]);
  const set = useCallback((next: Reply | null) => (next === null ? clear() : setText(JSON.stringify(next))), [clear, setText]);
  return [reply, set];
}
