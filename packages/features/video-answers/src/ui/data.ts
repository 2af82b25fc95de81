import { useApi, useCall, useHubMessage, useHubResync, useTopic } from '@pausenplatz/kernel-browser';
import { notify, notifyRefusal, offerUndo, useOptimistic } from '@pausenplatz/kernel-ui';
import { pageEditTopic, pageMembersTopic } from '@pausenplatz/pages/contract';
import { useMemo } from 'react';
import {
  type Answer,
  answersChanged,
  deleteAnswer,
  getQuestions,
  giveAnswer,
  type Question,
  releaseAnswers,
  respondToAnswer,
  restoreAnswer,
} from '../contract/index.ts';
import { answerTexts, trashTexts } from '../texts.ui.ts';
import { useStale } from './use-stale.ts';

/** All questions of a page in one call, kept fresh by the hub: messages only mark them stale. New answers are told to who keeps the page. */
export function useQuestions(pageId: string) {
  const stale = useStale();
  const query = useCall(getQuestions, { pageId });
  const isKeeper = query.data?.questions.some(({ rights }) => rights.isKeeper) ?? false;
  useTopic(pageMembersTopic(pageId));
  useTopic(isKeeper ? pageEditTopic(pageId) : null);
  useHubMessage(answersChanged, (message) => message.pageId === pageId && stale());
  useHubResync(stale);
  return query;
}

/** What may be done with answers: shown at once, taken back when the server refuses, told in a notice. */
export interface AnswerChanges {
  /** Answers false where the server refused, which was said. */
  readonly give: (fileId: string, isForClass: boolean) => Promise<boolean>;
  readonly remove: (id: string) => void;
  readonly restore: (id: string) => Promise<void>;
  readonly release: (ids: readonly string[], isReleased: boolean) => void;
  /** Rejects where the server refuses: the form keeps what was typed. */
  readonly respond: (id: string, response: string) => Promise<unknown>;
}

type Questions = { questions: Question[] };

export function useAnswerChanges(pageId: string, blockId: string): AnswerChanges {
  const api = useApi();
  const updates = useOptimistic(getQuestions, { pageId });
  const stale = useStale();
  return useMemo(() => {
    const inQuestion =
      (change: (answers: Answer[]) => Answer[]) =>
      (now: Questions): Questions => ({
        questions: now.questions.map((one) => (one.blockId === blockId ? { ...one, answers: change(one.answers) } : one)),
      });
    const changed = (ids: readonly string[], change: (answer: Answer) => Answer) =>
      inQuestion((answers) => answers.map((one) => (ids.includes(one.id) ? change(one) : one)));
    const withAnswer = (now: Questions, { answers }: { readonly answers: readonly Answer[] }) =>
      inQuestion((all) => all.map((one) => answers.find(({ id }) => id === one.id) ?? one))(now);
    const restore = async (id: string) => {
      await api.call(restoreAnswer, { blockId, id }).then(() => notify({ type: 'success', title: trashTexts.restored }), notifyRefusal);
      stale();
    };
    return {
      async give(fileId, isForClass) {
        const given = await updates.attempt({
          show: (now) => now,
          send: () => api.call(giveAnswer, { blockId, fileId, isForClass }),
          settle: (now, { answers }) => inQuestion((all) => [...all.filter(({ isOwn }) => !isOwn), ...answers])(now),
        });
        if (given !== null) notify({ type: 'success', title: answerTexts.given });
        stale();
        return given !== null;
      },
      remove: (id) =>
        void updates
          .attempt({
            show: inQuestion((answers) => answers.filter((one) => one.id !== id)),
            async send() {
              await api.call(deleteAnswer, { blockId, id });
              offerUndo({ title: answerTexts.removed, onUndo: () => void restore(id) });
            },
          })
          .then(stale),
      restore,
      release: (ids, isReleased) =>
        void updates
          .attempt({
            show: changed(ids, (one) => ({ ...one, isReleased })),
            send: () => api.call(releaseAnswers, { blockId, ids: [...ids], isReleased }),
            settle: withAnswer,
          })
          .then((done) => done === null && stale()),
      respond: (id, response) =>
        updates.run({
          show: changed([id], (one) => ({ ...one, response })),
          send: () => api.call(respondToAnswer, { blockId, id, response }),
          settle: withAnswer,
        }),
    };
  }, [api, blockId, stale, updates]);
}
