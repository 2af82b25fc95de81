import type { Comparison } from './typed-text.ts';

/** Where somebody is with writing one word: the first try, mending it at the marked place, copying it, and done. */
export type Attempt =
  | { readonly stage: 'write' }
  | { readonly stage: 'mend'; readonly typed: string; readonly wrongAt: number }
  | { readonly stage: 'copy'; readonly wrongAt: number | null; readonly typed: string }
  | { readonly stage: 'done'; readonly isRight: boolean; readonly hasSharpS: boolean };

export const firstTry: Attempt = { stage: 'write' };

/** What comes of a check. Only the first try is an answer; whoever misses twice is shown the word and copies it. */
export function afterCheck(attempt: Attempt, { isRight, typed, wrongAt, hasSharpS }: Comparison): Attempt {
  if (attempt.stage === 'done') return attempt;
  if (isRight) return { stage: 'done', isRight: attempt.stage === 'write', hasSharpS };
  const place = { typed, wrongAt: wrongAt ?? typed.length };
  return attempt.stage === 'write' ? { stage: 'mend', ...place } : { stage: 'copy', ...place };
}

/** The word is shown, because somebody asked for it. */
export const shownWord = (attempt: Attempt): Attempt => (attempt.stage === 'done' ? attempt : { stage: 'copy', wrongAt: null, typed: '' });
