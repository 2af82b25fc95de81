import { isSilence, RefusedError, useApi } from '@pausenplatz/kernel-browser';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { notifyRefusal } from '@pausenplatz/kernel-ui';
import { useEffect, useRef, useState } from 'react';
import { answerCards, flashcardLimits, type TrainedCard } from '../../contract/index.ts';
import { forgetAnswer, keepAnswer, keptAnswers, type KeptAnswer } from './kept-answers.ts';

export interface Answers {
  /** The last one is kept back until the next: it may be taken back. */
  readonly add: (card: Pick<TrainedCard, 'boxId' | 'cardId'>, knew: boolean) => void;
  readonly takeBack: () => void;
  /** Sends the last one too. */
  readonly finish: () => void;
  /** Some wait for the line. */
  readonly isWaiting: boolean;
  /** What lay on the device was sent, or cannot be now: what is due is known. */
  readonly isReady: boolean;
}

const againMs = 4_000;
/** What the server will never take; a session that is over may come back. */
const isFinal = (error: unknown) => error instanceof RefusedError && [400, 403, 404, 409].includes(error.status);

/**
 * Sends answers in their order, box by box. Each lies on the device until the server has it, so that none is lost when the line or the tab
 * goes, and is counted once however often it is sent.
 */
export function useAnswers(): Answers {
  const api = useApi();
  const personId = useCurrentUser()?.id ?? '';
  const last = useRef<KeptAnswer | null>(null);
  const isSending = useRef(false);
  const [isWaiting, setWaiting] = useState(false);
  const [isReady, setReady] = useState(false);
  /** One outage is said once. */
  const isSaid = useRef(false);
  const send = useRef(async () => {});
  useEffect(() => {
    const sendAll = async () => {
      for (;;) {
        const due = keptAnswers(personId).filter(({ attemptId }) => attemptId !== last.current?.attemptId);
        const boxId = due[0]?.boxId;
        if (boxId === undefined) return;
        const part = due.filter((answer) => answer.boxId === boxId).slice(0, flashcardLimits.answersAtOnce);
        try {
          // oxlint-disable-next-line no-await-in-loop -- what was answered first counts first
          await api.call(answerCards, { boxId, answers: part.map(({ boxId: _box, ...answer }) => answer) });
        } catch (error) {
          if (isSilence(error)) return setWaiting(true);
          if (!isSaid.current || isFinal(error)) notifyRefusal(error);
          isSaid.current = !isFinal(error);
          if (isSaid.current) return setWaiting(true);
        }
        for (const answer of part) forgetAnswer(personId, answer);
        isSaid.current = false;
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
    void send.current().finally(() => setReady(true));
    const timer = setInterval(again, againMs);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
      // Whoever leaves has answered.
      last.current = null;
      again();
    };
  }, []);
  const flush = () => {
    last.current = null;
    void send.current();
  };
  return {
    add({ boxId, cardId }, knew) {
      flush();
      const answer = { boxId, cardId, knew, attemptId: crypto.randomUUID(), at: new Date().toISOString() };
      keepAnswer(personId, answer);
      last.current = answer;
    },
    takeBack() {
      if (last.current) forgetAnswer(personId, last.current);
      last.current = null;
    },
    finish: flush,
    isWaiting,
    isReady,
  };
}
