import { aiLimits as limits } from '../contract/limits.ts';

/** `{{Klasse}}`, also with blanks inside the braces; what is longer is no name but a part of the text. */
const variable = new RegExp(`\\{\\{([^{}\\n]{1,${limits.variableName}})\\}\\}`, 'gu');

interface Found {
  readonly whole: string;
  readonly name: string;
  readonly index: number;
}

const found = (text: string): Found[] =>
  [...text.matchAll(variable)].flatMap(({ 0: whole, 1: inside = '', index }) => {
    const name = inside.trim();
    return name === '' ? [] : [{ whole, name, index }];
  });

/** What is to be filled in, each once, in the order of the text. */
export const variablesOf = (text: string): string[] => [...new Set(found(text).map(({ name }) => name))].slice(0, limits.variables);

type Values = Readonly<Record<string, string>>;

/** A piece of a prompt as it is shown: `name` where it stands for a variable, `isFilled` where somebody has filled that in. */
interface PromptPiece {
  readonly text: string;
  readonly name: string | null;
  readonly isFilled: boolean;
}

/** A prompt with what was filled in. What is empty stays as it was written; what is filled in is never read again for variables. */
export function piecesOfPrompt(text: string, values: Values): PromptPiece[] {
  const known = new Set(variablesOf(text));
  const pieces: PromptPiece[] = [];
  let from = 0;
  for (const { whole, name, index } of found(text)) {
    if (!known.has(name)) continue;
    if (index > from) pieces.push({ text: text.slice(from, index), name: null, isFilled: false });
    const value = (Object.hasOwn(values, name) ? (values[name] ?? '') : '').trim();
    pieces.push({ text: value === '' ? whole : value, name, isFilled: value !== '' });
    from = index + whole.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), name: null, isFilled: false });
  return pieces;
}

export const filledPrompt = (text: string, values: Values): string =>
  piecesOfPrompt(text, values)
    .map((piece) => piece.text)
    .join('');

/** What is called a text gets room for one. */
export const isLongVariable = (name: string): boolean => /text|beschreibung|stichwort/iu.test(name);

/** The draft of a chat with a prompt: behind what somebody has typed there already, and once. */
export function draftWith(typed: string, prompt: string): string {
  if (typed.trim() === '' || typed === prompt) return prompt;
  return typed.endsWith(prompt) ? typed : `${typed.trimEnd()}\n\n${prompt}`;
}
