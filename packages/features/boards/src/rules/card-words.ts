import type { BoardCard, CardCheck } from '../contract/index.ts';

const shortMaximum = 40;

/** What a card is called where it is spoken of: its first line, shortened at a word. */
export function cardName(text: string): string {
  const [line = ''] = text.split('\n');
  if (line.length <= shortMaximum) return line;
  const cut = line.slice(0, shortMaximum);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), shortMaximum / 2)).trimEnd()} …`;
}

export const doneChecks = ({ checks }: Pick<BoardCard, 'checks'>): number => checks.filter(({ isDone }) => isDone).length;

type Words = Pick<BoardCard, 'text' | 'color' | 'dueOn' | 'checks'>;

const lines = (checks: readonly CardCheck[]): string => JSON.stringify(checks.map(({ text }) => text));

/** Whether somebody wrote: a tick in the list is none, and needs no version. */
export const isWritten = (before: Words, after: Words): boolean =>
  before.text !== after.text ||
  before.color !== after.color ||
  before.dueOn !== after.dueOn ||
  lines(before.checks) !== lines(after.checks);
