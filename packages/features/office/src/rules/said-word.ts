import type { LogWord } from '../contract/index.ts';
import { goneTexts } from '../texts.log.ts';

/** A word of the log as it is read: what was kept, or that whom it named is erased. */
export function saidWord({ kind, words }: Pick<LogWord, 'kind' | 'words'>): string {
  if (words !== '') return words;
  return kind === 'text' ? '' : goneTexts[kind];
}
