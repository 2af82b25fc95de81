import { fill } from '@pausenplatz/kernel-contract';
import { useState } from 'react';
import type { Block, BlockPlace } from '../../contract/index.ts';
import { type BlockMove, movedAfter, moveByStep, moveOnto, movesToPlace } from '../../rules/index.ts';
import { editingTexts } from '../../texts.ts';
import type { BlockChanges } from '../data.ts';

interface BlockMovesSource {
  readonly blocks: readonly Block[];
  readonly nameOf: (block: Block) => string;
  readonly changes: BlockChanges;
  readonly report: (error: unknown) => unknown;
  /** Told right before a block moves away under its own tool. */
  readonly keepFocus: () => void;
}

/** Puts blocks somewhere else on their page; `said` is where the last one stands now, for those who do not see it. */
export function useBlockMoves({ blocks, nameOf, changes, report, keepFocus }: BlockMovesSource) {
  const [said, setSaid] = useState('');
  const run = async (moves: readonly BlockMove[]): Promise<void> => {
    try {
      // One after the other, because each begins from where the one before has put things.
      // oxlint-disable-next-line no-await-in-loop
      for (const move of moves) await changes.move(move);
    } catch (error) {
      report(error);
    }
  };
  const say = (block: Block, { blockId, afterId, place }: BlockMove) => {
    const { moved, places } = editingTexts.block;
    const position = movedAfter(blocks, blockId, afterId).findIndex(({ id }) => id === blockId) + 1;
    const where = place === block.place ? '' : ` ${places[place]}.`;
    setSaid(fill(moved, { name: nameOf(block), position, total: blocks.length }) + where);
  };
  const step = (block: Block, direction: 'up' | 'down') => {
    const move = moveByStep(blocks, block.id, direction);
    if (!move) return;
    keepFocus();
    void run([move]);
    say(block, move);
  };
  const sorted = ({ from, to }: { readonly from: number; readonly to: number }) => {
    const move = moveOnto(blocks, from, to);
    if (move) void run([move]);
  };
  const put = (block: Block, place: BlockPlace) => {
    const moves = movesToPlace(blocks, block.id, place);
    void run(moves);
    const last = moves.at(-1);
    if (last) say(block, last);
  };
  return { said, setSaid, step, sorted, put };
}
