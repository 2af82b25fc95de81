import { mergeClasses } from '@fluentui/react-components';
import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import { fill } from '@pausenplatz/kernel-contract';
import type { KeyboardEvent } from 'react';
import type { Face } from '../../rules/index.ts';
import { memoryTexts } from '../../texts.memory.ts';
import { useCardStyles } from './use-memory-styles.ts';

const { play: texts } = memoryTexts;

/** What lies at a place: a covered card, an open one, or nothing any more; the pair that was found last is still shown for a moment. */
export type ShownCard =
  | { readonly state: 'covered' }
  | { readonly state: 'open'; readonly face: Face }
  | { readonly state: 'taken'; readonly face: Face | null };

interface MemoryCardProps {
  readonly row: number;
  readonly column: number;
  readonly card: ShownCard;
  /** Reached by the Tab key; the others by arrows from it. */
  readonly isInTabOrder: boolean;
  readonly onTurnOver: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: () => void;
}

/** A card; a screen reader hears where it lies and what it shows. */
export function MemoryCard({ row, column, card, isInTabOrder, onTurnOver, onKeyDown, onFocus }: MemoryCardProps) {
  const styles = useCardStyles();
  const face = card.state === 'covered' ? null : card.face;
  const what = card.state === 'open' ? card.face.text : texts[card.state];
  return (
    <button
      type="button"
      className={mergeClasses(styles.card, styles[card.state], card.state === 'taken' && face !== null && styles.found)}
      aria-label={fill(texts.card, { row, column, what })}
      aria-disabled={card.state === 'taken'}
      tabIndex={isInTabOrder ? 0 : -1}
      onClick={onTurnOver}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      {card.state === 'covered' && <Leaf className={styles.leaf} />}
      {face && <FaceOf face={face} />}
    </button>
  );
}

/** Some devices have a font that draws a few of the emojis in lines. */
const inColors = "'Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji', sans-serif";

function FaceOf({ face: { text, emoji, picture } }: { readonly face: Face }) {
  const styles = useCardStyles();
  if (picture) return <ShownPicture file={picture} alt="" covers sizes="150px" className={styles.picture} />;
  if (emoji !== null)
    return (
      <svg viewBox="0 0 24 24" className={styles.emoji} aria-hidden>
        <text x="12" y="13" fontSize="19" fontFamily={inColors} textAnchor="middle" dominantBaseline="central">
          {emoji}
        </text>
      </svg>
    );
  const size = text.length <= 6 ? styles.sign : text.length <= 18 ? styles.word : styles.sentence;
  return (
    <span className={mergeClasses(styles.words, size)} aria-hidden>
      {text}
    </span>
  );
}

function Leaf({ className }: { readonly className: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} fill="currentColor" aria-hidden>
      <path d="M21 3C10 3 4 8 4 15c0 1.6.3 3 .8 4.2C7.6 13 11 9.8 16 8c-4.2 2.6-7.3 6.300-9 11.600 1 .9 2.400 1.400 4 1.400C18 21 21 13 21 3z" />
    </svg>
  );
}
