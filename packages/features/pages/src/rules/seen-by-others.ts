import type { BlockContent, BlockType } from '@pausenplatz/kernel-contract';
import type { Block } from '../contract/index.ts';
import type { SharingChoice } from './sharing-choice.ts';
import { reachOf } from './sharing-reach.ts';

/** What the blocks of a page show, each kind once, in the order in which people name them. */
export function contentsOf(blocks: readonly Pick<Block, 'type' | 'settings'>[], types: readonly BlockType[]): readonly BlockContent[] {
  const found = new Set(blocks.flatMap(({ type, settings }) => types.find((one) => one.type === type)?.shows?.(settings) ?? []));
  return contentOrder.filter((content) => found.has(content));
}

const contentOrder: readonly BlockContent[] = ['words', 'pictures', 'films', 'sounds', 'links', 'websites', 'tasks', 'tasksOfClass'];

/** On these one may know somebody. */
const withPeople: ReadonlySet<BlockContent> = new Set(['pictures', 'films', 'sounds']);

/**
 * A line about what others see: what is there, what stays away, and what whoever shares the page has to look at, because no program knows
 * who is on a picture.
 */
type PlainContent = Exclude<BlockContent, 'tasks' | 'tasksOfClass'>;

export type SeenLine =
  | { readonly kind: 'seen'; readonly what: 'contents'; readonly contents: readonly PlainContent[] }
  | { readonly kind: 'seen'; readonly what: 'nothing' | 'tasks' | 'tasksOfClass' }
  | { readonly kind: 'hidden'; readonly what: 'tasksOfClass' | 'private' | 'owner' | 'otherPages' }
  | { readonly kind: 'look'; readonly what: 'names'; readonly names: readonly string[] }
  | { readonly kind: 'look'; readonly what: 'pictures' };

interface Shared {
  readonly choice: SharingChoice;
  readonly contents: readonly BlockContent[];
  /** First names of children that stand on the page. */
  readonly names: readonly string[];
  /** The page is a pupil's own. */
  readonly isPupils: boolean;
}

/** What others see of a page with this choice, computed from its blocks; it promises nothing that the blocks do not say. */
export function seenByOthers({ choice, contents, names, isPupils }: Shared): readonly SeenLine[] {
  const goesOut = reachOf(choice) !== 'class';
  const plain = contents.filter((content): content is PlainContent => content !== 'tasks' && content !== 'tasksOfClass');
  const hasTasks = contents.includes('tasks');
  const hasTasksOfClass = contents.includes('tasksOfClass');
  const lines: (SeenLine | false)[] = [
    contents.length === 0 && { kind: 'seen', what: 'nothing' },
    plain.length > 0 && { kind: 'seen', what: 'contents', contents: plain },
    (hasTasks || (hasTasksOfClass && !goesOut)) && { kind: 'seen', what: goesOut ? 'tasks' : 'tasksOfClass' },
    hasTasksOfClass && goesOut && { kind: 'hidden', what: 'tasksOfClass' },
    (hasTasks || hasTasksOfClass) && { kind: 'hidden', what: 'private' },
    goesOut && isPupils && { kind: 'hidden', what: 'owner' },
    goesOut && { kind: 'hidden', what: 'otherPages' },
    goesOut && names.length > 0 && { kind: 'look', what: 'names', names },
    goesOut && contents.some((content) => withPeople.has(content)) && { kind: 'look', what: 'pictures' },
  ];
  return lines.filter((line) => line !== false);
}
