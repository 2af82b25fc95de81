import { useApi } from '@pausenplatz/kernel-browser';
import type { InputOf } from '@pausenplatz/kernel-contract';
import { useKeptAnswers } from '@pausenplatz/progress/ui/kept-answers';
import { answerWords, vocabularyLimits } from '../../contract/index.ts';

type WordAnswer = InputOf<typeof answerWords>['answers'][number] & { readonly listId: string };

/** The answers to words, list by list. */
export function useAnswers() {
  const api = useApi();
  return useKeptAnswers<WordAnswer>({
    trainer: 'vocabulary',
    groupOf: ({ listId }) => listId,
    atOnce: vocabularyLimits.answersAtOnce,
    send: (id, answers) => api.call(answerWords, { id, answers: answers.map(({ listId: _list, ...answer }) => answer) }),
  });
}

export type Answers = ReturnType<typeof useAnswers>;
