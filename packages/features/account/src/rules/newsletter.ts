/** What a newsletter service must say (specification section 5). */
const agreed: readonly string[] = ['1', 'ok'];

/** True when the service took the change over; anything else is shown as a warning. */
export function isNewsletterAgreed(answer: string): boolean {
  return agreed.includes(answer.trim().toLowerCase());
}

/** An answer of a foreign service as one line of plain words: no markup, no control characters, `maximum` characters at most. */
export function newsletterWords(answer: string, maximum: number): string {
  const words = answer
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\uFFFD\s]+/gu, ' ')
    .trim();
  return words.length > maximum ? `${words.slice(0, maximum - 1).trimEnd()}…` : words;
}
