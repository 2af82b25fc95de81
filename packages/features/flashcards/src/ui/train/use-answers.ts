import { useApi } from '@pausenplatz/kernel-browser';
import type { InputOf } from '@pausenplatz/kernel-contract';
import { useKeptAnswers } from '@pausenplatz/progress/ui/kept-answers';
import { answerCards, flashcardLimits } from '../../contract/index.ts';

type CardAnswer = InputOf<typeof answerCards>['answers'][number] & { readonly boxId: string };

/** The answers to cards, box by box. */
export function useAnswers() {
  const api = useApi();
  return useKeptAnswers<CardAnswer>({
    trainer: 'flashcards',
    groupOf: ({ boxId }) => boxId,
    atOnce: flashcardLimits.answersAtOnce,
    send: (boxId, answers) => api.call(answerCards, { boxId, answers: answers.map(({ boxId: _box, ...answer }) => answer) }),
  });
}

export type Answers = ReturnType<typeof useAnswers>;
