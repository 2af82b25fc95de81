import { isSilence, RefusedError, useApi } from '@pausenplatz/kernel-browser';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { notifyRefusal } from '@pausenplatz/kernel-ui';
import { useEffect, useRef, useState } from 'react';
import { answerWords, vocabularyLimits } from '../../contract/index.ts';
import { forgetAnswer, type GivenAnswer, keepAnswer, keptAnswers } from './kept-answers.ts';

interface Answers {
  readonly add: (listId: string, answer: Pick<GivenAnswer, 'itemId' | 'isRight' | 'typed' | 'ms'>) => void;
  /** Some wait for the line. */
  readonly isWaiting: boolean;
}

const againMs = 4_000;
/** What the server will never take; a session that is over may come back. */
const isFinal = (error: unknown) => error instanceof RefusedError && [400, 403, 404, 409].includes(error.status);

/**
 * Sends answers in their order, list by list, in batches. Each lies on the device until the server has it, so that none is lost when the
 * line or the tab goes, and is counted once however often it is sent.
 */
export function useAnswers(): Answers {
  const api = useApi();
  const personId = useCurrentUser()?.id ?? '';
  const isSending = useRef(false);
  const [isWaiting, setWaiting] = useState(false);
  const send = useRef(async () => {});
  useEffect(() => {
    const sendAll = async () => {
      for (;;) {
        const kept = keptAnswers(personId);
        const listId = kept[0]?.listId;
        if (listId === undefined) return;
        const part = kept.filter((answer) => answer.listId === listId).slice(0, vocabularyLimits.answersAtOnce);
        try {
          // oxlint-disable-next-line no-await-in-loop -- what was answered first counts first
          await api.call(answerWords, { id: listId, answers: part.map(({ listId: _list, ...answer }) => answer) });
        } catch (error) {
          if (isSilence(error)) return setWaiting(true);
          notifyRefusal(error);
          if (!isFinal(error)) return setWaiting(true);
        }
        for (const answer of part) forgetAnswer(personId, answer);
        setWaiting(false);
      }
    };
    send.current = async () => {
      if (isSending.current || personId === '') return;
      isSending.current = true;
      await sendAll().finally(() => (isSending.current = false));
    };
  });
  useEffect(() => {
    const again = () => void send.current();
    again();
    const timer = setInterval(again, againMs);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
      again();
    };
  }, []);
  return {
    add(listId, answer) {
      keepAnswer(personId, { ...answer, listId, attemptId: crypto.randomUUID(), at: new Date().toISOString() });
      void send.current();
    },
    isWaiting,
  };
}
