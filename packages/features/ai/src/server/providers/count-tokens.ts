/** Whole texts take a counter a time that grows with their square; pieces of so many characters count eight in a thousand too many. */
const pieceCharacters = 500;

let counter: Promise<(text: string) => number> | null = null;

/** Loaded with the first question: it takes a second and much memory. */
const loaded = (): Promise<(text: string) => number> =>
  (counter ??= import('gpt-tokenizer/encoding/o200k_base').then(
    ({ encode }) =>
      (text: string) =>
        encode(text, { allowedSpecial: 'all' }).length,
  ));

/** Tokens of texts, counted in pieces. */
export async function countTokens(texts: readonly string[]): Promise<number> {
  const count = await loaded();
  let tokens = 0;
  for (const text of texts)
    for (let from = 0; from < text.length; from += pieceCharacters) tokens += count(text.slice(from, from + pieceCharacters));
  return tokens;
}
