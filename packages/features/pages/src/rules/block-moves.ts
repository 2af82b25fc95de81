import type { BlockPlace } from '../contract/page.ts';
import { pageSections } from './page-sections.ts';

interface Placed {
  readonly id: string;
  readonly place: BlockPlace;
}

export interface BlockMove {
  readonly blockId: string;
  readonly afterId: string | null;
  readonly place: BlockPlace;
}

/** Where a block goes that is put onto another one: into its place first, and past it where it has that already. */
export function moveOnto(blocks: readonly Placed[], from: number, to: number): BlockMove | null {
  const block = blocks[from];
  const other = blocks[to];
  if (!block || !other || from === to) return null;
  const stays = Math.abs(from - to) === 1 && block.place !== other.place;
  const above = stays ? blocks[from - 1] : to > from ? other : blocks[to - 1];
  return { blockId: block.id, afterId: above?.id ?? null, place: other.place };
}

/** One step up or down: from one column into the other, out of them at their ends, and else past the neighbour. */
export function moveByStep(blocks: readonly Placed[], id: string, step: 'up' | 'down'): BlockMove | null {
  const at = blocks.findIndex((block) => block.id === id);
  const block = blocks[at];
  const to = step === 'up' ? at - 1 : at + 1;
  if (!block) return null;
  if (blocks[to]) return moveOnto(blocks, at, to);
  return block.place === 'full' ? null : { blockId: id, afterId: blocks[at - 1]?.id ?? null, place: 'full' };
}

/** What it takes to put a block over the whole width, or into a column: on the right it stands beside the block above. */
export function movesToPlace(blocks: readonly Placed[], id: string, place: BlockPlace): BlockMove[] {
  const at = blocks.findIndex((block) => block.id === id);
  const block = blocks[at];
  if (!block || block.place === place) return [];
  const above = blocks[at - 1];
  const here = { blockId: id, afterId: above?.id ?? null, place };
  if (block.place === 'full') {
    const needsLeft = place === 'right' && above?.place === 'full';
    return needsLeft ? [{ blockId: above.id, afterId: blocks[at - 2]?.id ?? null, place: 'left' }, here] : [here];
  }
  const columns = columnsWith(blocks, id);
  const others = (side: 'left' | 'right') => columns[side].filter((one) => one.id !== id);
  if (place === 'full') return [{ ...here, afterId: [...others('left'), ...others('right')].at(-1)?.id ?? here.afterId }];
  // Between the last one on the left and the first one on the right, from wherever it comes.
  return [{ ...here, afterId: others('left').at(-1)?.id ?? blocks[blocks.indexOf(columns.all[0] ?? block) - 1]?.id ?? null }];
}

/** Behind which block one goes that is to stand on the right of this one. */
export function lastOnLeft(blocks: readonly Placed[], id: string): string {
  return columnsWith(blocks, id).left.at(-1)?.id ?? id;
}

function columnsWith<B extends Placed>(blocks: readonly B[], id: string) {
  for (const section of pageSections(blocks)) {
    if (section.kind === 'full') continue;
    const all = [...section.left, ...section.right];
    if (all.some((block) => block.id === id)) return { left: section.left, right: section.right, all };
  }
  return { left: [], right: [], all: [] };
}
