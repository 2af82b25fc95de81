import { hasWords } from '@pausenplatz/kernel-format';
import type { PromptCategory } from '../contract/prompts.ts';

interface Wanted {
  /** Plain words, each the beginning of one of the prompt. */
  readonly words: readonly string[];
  /** Null: of every category. */
  readonly category: PromptCategory | null;
}

interface Searched {
  readonly title: string;
  readonly beginning: string;
  readonly category: PromptCategory;
}

/** Prompts of a category that begin with all of the words somewhere. */
export const promptsFor = <Line extends Searched>(prompts: readonly Line[], { words, category }: Wanted): readonly Line[] =>
  prompts.filter((prompt) => (category === null || prompt.category === category) && hasWords(`${prompt.title} ${prompt.beginning}`, words));
