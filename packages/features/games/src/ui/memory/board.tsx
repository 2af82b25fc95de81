import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { MemorySize } from '../../contract/index.ts';
import { memoryGrids } from '../../rules/index.ts';
import { memoryTexts } from '../../texts.memory.ts';
import { MemoryCard, type ShownCard } from './memory-card.tsx';
import { useBoardStyles } from './use-memory-styles.ts';

const useStyles = makeStyles({
  board: { display: 'grid', width: '100%', gap: 'clamp(6px, 1.2vw, 12px)', margin: '0 auto' },
});

interface BoardProps {
  readonly size: MemorySize;
  /** What lies at each place, from the upper left. */
  readonly cards: readonly ShownCard[];
  readonly onTurnOver: (place: number) => void;
}

/** All cards; arrows lead from one to the next, Enter and the space bar turn over. */
export function Board({ size, cards, onTurnOver }: BoardProps) {
  const styles = useStyles();
  const boards = useBoardStyles();
  const { columns, rows } = memoryGrids[size];
  const [focused, setFocused] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent, place: number) => {
    const [row, column] = [Math.floor(place / columns), place % columns];
    const to = {
      ArrowLeft: column > 0 ? place - 1 : null,
      ArrowRight: column < columns - 1 ? place + 1 : null,
      ArrowUp: row > 0 ? place - columns : null,
      ArrowDown: row < rows - 1 ? place + columns : null,
      Home: row * columns,
      End: row * columns + columns - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = to === null ? null : list.current?.children[to];
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <div ref={list} role="group" aria-label={memoryTexts.play.board} className={mergeClasses(styles.board, boards[size])}>
      {cards.map((card, place) => (
        <MemoryCard
          // What lies at a place stays there.
          key={`${Math.floor(place / columns)} ${place % columns}`}
          row={Math.floor(place / columns) + 1}
          column={(place % columns) + 1}
          card={card}
          isInTabOrder={place === focused}
          onTurnOver={() => onTurnOver(place)}
          onKeyDown={(event) => move(event, place)}
          onFocus={() => setFocused(place)}
        />
      ))}
    </div>
  );
}
