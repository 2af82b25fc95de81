import { isFinalRefusal, isSilence } from '@pausenplatz/kernel-browser';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { notifyRefusal } from '@pausenplatz/kernel-ui';
import { useEffect, useRef, useState } from 'react';
import { forgetAnswer, keepAnswer, type KeptAnswer, keptAnswers } from './kept-answers.ts';

interface Trained<Answer extends KeptAnswer> {
  /** Where on the device the answers of a trainer lie. */
  readonly trainer: string;
  /** To what an answer belongs, such as a box of cards: what belongs together is sent together, so many at once. */
  readonly groupOf: (answer: Answer) => string;
  readonly atOnce: number;
  readonly send: (groupId: string, answers: readonly Answer[]) => Promise<unknown>;
}

interface KeptAnswers<Answer extends KeptAnswer> {
  /** One that `mayBeTakenBack` is held until the next. */
  readonly add: (answer: Omit<Answer, keyof KeptAnswer>, options?: { readonly mayBeTakenBack?: boolean }) => void;
  readonly takeBack: () => void;
  /** Sends the last one too. */
  readonly finish: () => void;
  /** Some wait for the line. */
  readonly isWaiting: boolean;
  /** What lay on the device was sent, or cannot be now: what is due is known. */
  readonly isReady: boolean;
}

const againMs = 4_000;

/**
 * Sends answers in their order, group by group, in batches. Each lies on the device until the server has it, so that none is lost when the
 * line or the tab goes, and is counted once however often it is sent.
 */
export function useKeptAnswers<Answer extends KeptAnswer>(trained: Trained<Answer>): KeptAnswers<Answer> {
  const { trainer } = trained;
  const personId = useCurrentUser()?.id ?? '';
  const held = useRef<KeptAnswer | null>(null);
  const isSending = useRef(false);
  const [isWaiting, setWaiting] = useState(false);
  const [isReady, setReady] = useState(false);
  /** One outage is said once. */
  const isSaid = useRef(false);
  const send = useRef(async () => {});
  useEffect(() => {
    const sendAll = async () => {
      for (;;) {
        // What lies under the trainer's name is what it has given.
        const kept = keptAnswers(trainer, personId) as readonly Answer[];
        const due = kept.filter(({ attemptId }) => attemptId !== held.current?.attemptId);
        const [first] = due;
        if (first === undefined) return setWaiting(false);
        const groupId = trained.groupOf(first);
        const part = due.filter((answer) => trained.groupOf(answer) === groupId).slice(0, trained.atOnce);
        try {
          // oxlint-disable-next-line no-await-in-loop -- what was answered first counts first
          await trained.send(groupId, part);
        } catch (error) {
          if (isSilence(error)) return setWaiting(true);
          const isFinal = isFinalRefusal(error);
          if (isFinal || !isSaid.current) notifyRefusal(error);
          isSaid.current = !isFinal;
          if (!isFinal) return setWaiting(true);
        }
        for (const answer of part) forgetAnswer(trainer, personId, answer);
        isSaid.current = false;
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
      held.current = null;
      again();
    };
  }, []);
  const finish = () => {
    held.current = null;
    void send.current();
  };
  return {
    add(given, { mayBeTakenBack = false } = {}) {
      // The two that are left out of what is given.
      const answer = { ...given, attemptId: crypto.randomUUID(), at: new Date().toISOString() } as Answer;
      keepAnswer(trainer, personId, answer);
      held.current = mayBeTakenBack ? answer : null;
      void send.current();
    },
    takeBack() {
      if (held.current) forgetAnswer(trainer, personId, held.current);
      held.current = null;
    },
    finish,
    isWaiting,
    isReady,
  };
}
