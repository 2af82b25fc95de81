import { ChangeSet, Text } from '@codemirror/state';
import type { PadChange } from '../contract/index.ts';

// The schema of the contract is the form that the library reads and writes.
export const readChange = (change: PadChange): ChangeSet => ChangeSet.fromJSON(change as Parameters<typeof ChangeSet.fromJSON>[0]);
export const writtenChange = (change: ChangeSet): PadChange => change.toJSON() as PadChange;
export const linesOf = (text: string): Text => Text.of(text.split('\n'));

/** Half a sign, ends of lines beside the one that parts them, and nothing at all stand in no text. */
const isLine = (line: string): boolean => line.isWellFormed() && !/[\n\r\0]/u.test(line);

/** A part that neither takes away nor puts in is none: change sets are without. */
function isPart(part: PadChange[number]): boolean {
  if (typeof part === 'number') return true;
  const [taken, ...lines] = part;
  return lines.every(isLine) && (taken > 0 || lines.join('\n') !== '');
}

interface OrderedChange {
  readonly change: PadChange;
  readonly continues: boolean;
}

/** Whether a later change stands first: nobody's word is cut by somebody who begins where it ends. */
export const isFirst = (continues: boolean, earlierContinues: boolean): boolean => continues && !earlierContinues;

/**
 * A change over a text of some length as one over the text after others that came since; null where it is no change of such a text. Who
 * goes on with own words stands first where two put something in at the same place, and then who came first.
 */
export function joinChange({ change, continues }: OrderedChange, length: number, since: readonly OrderedChange[]): PadChange | null {
  if (!change.every(isPart)) return null;
  const read = readChange(change);
  if (read.length !== length) return null;
  return writtenChange(since.reduce((joined, one) => joined.map(readChange(one.change), isFirst(continues, one.continues)), read));
}

/** How many parts are gone through where a change is joined with others: with each of them, all of its own and all of theirs. */
export const joiningSteps = (change: PadChange, since: readonly Pick<OrderedChange, 'change'>[]): number =>
  since.reduce((sum, one) => sum + change.length + one.change.length, 0);

/** How long the text was before some changes after which it is so long. */
export function lengthBefore(length: number, since: readonly Pick<OrderedChange, 'change'>[]): number {
  const [first] = since;
  return first ? readChange(first.change).length : length;
}
