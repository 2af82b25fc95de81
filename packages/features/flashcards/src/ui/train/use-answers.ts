import { NetworkError, useApi } from '@pausenplatz/kernel-browser';
import { notifyRefusal } from '@pausenplatz/kernel-ui';
import { useEffect, useRef, useState } from 'react';
import { answerCards, flashcardLimits, type TrainedCard } from '../../contract/index.ts';

interface Answer {
  readonly boxId: string;
  readonly attemptId: string;
  readonly cardId: string;
  readonly knew: boolean;
  readonly at: string;
}

interface Answers {
  /** Kept back until the next one: it may be taken back. */
  readonly add: (card: Pick<TrainedCard, 'boxId' | 'cardId'>, knew: boolean) => void;
  readonly takeBack: () => void;
  /** Sends the last one too. */
  readonly finish: () => void;
  /** So many wait for the line. */
  readonly waiting: number;
}

const againMs = 4_000;

/** Sends answers in their order, box by box; without a line they wait and go as soon as there is one, each counted once. */
export function useAnswers(): Answers {
  const api = useApi();
  const last = useRef<Answer | null>(null);
  const queue = useRef<Answer[]>([]);
  const isSending = useRef(false);
  const [waiting, setWaiting] = useState(0);
  const send = useRef(async () => {});
  useEffect(() => {
    send.current = async () => {
      if (isSending.current || queue.current.length === 0) return;
      isSending.current = true;
      const [first] = queue.current;
      const part = queue.current.filter(({ boxId }) => boxId === first?.boxId).slice(0, flashcardLimits.answersAtOnce);
      const boxId = first?.boxId ?? '';
      try {
        await api.call(answerCards, { boxId, answers: part.map(({ boxId: _box, ...answer }) => answer) });
      } catch (error) {
        isSending.current = false;
        if (error instanceof NetworkError) {
          setWaiting(queue.current.length);
          return;
        }
        // Refused for good: the box or the card is gone.
        notifyRefusal(error);
      }
      isSending.current = false;
      queue.current = queue.current.filter((answer) => !part.includes(answer));
      setWaiting(0);
      await send.current();
    };
  });
  useEffect(() => {
    const again = () => void send.current();
    const timer = setInterval(again, againMs);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
      // Whoever leaves has answered.
      if (last.current) queue.current.push(last.current);
      last.current = null;
      again();
    };
  }, []);
  const flush = () => {
    if (last.current) queue.current.push(last.current);
    last.current = null;
    void send.current();
  };
  return {
    add({ boxId, cardId }, knew) {
      flush();
      last.current = { boxId, cardId, knew, attemptId: crypto.randomUUID(), at: new Date().toISOString() };
    },
    takeBack: () => void (last.current = null),
    finish: flush,
    waiting,
  };
}
