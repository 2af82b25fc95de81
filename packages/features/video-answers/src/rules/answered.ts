import type { Answer, AnswerPerson } from '../contract/index.ts';

interface Answered {
  /** Of the children of whom an answer is expected. */
  readonly count: number;
  readonly total: number;
  readonly missing: readonly AnswerPerson[];
}

/** Who of a class has answered and who has not, in the order of the class. */
export function answered(answers: readonly Pick<Answer, 'author'>[], pupils: readonly AnswerPerson[]): Answered {
  const authors = new Set(answers.map(({ author }) => author?.id));
  const missing = pupils.filter(({ id }) => !authors.has(id));
  return { count: pupils.length - missing.length, total: pupils.length, missing };
}
