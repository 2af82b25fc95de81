import { pageTemplateLimits as limits } from '../contract/limits.ts';

/** Keywords as somebody types them, one after another between commas: each once, and no more than there may be. */
export function keywordsIn(typed: string): string[] {
  const words = typed.split(/[,;\n]/).map((word) => word.trim().replace(/^#/, '').slice(0, limits.keywordMaximum).trim());
  const isFirst = (word: string, at: number) => words.findIndex((other) => other.toLowerCase() === word.toLowerCase()) === at;
  return words.filter((word, at) => word !== '' && isFirst(word, at)).slice(0, limits.keywords);
}
