import { mergeClasses } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import type { Mark } from '../../contract/index.ts';
import { gamesUiTexts } from '../../texts.ui.ts';
import { useSignStyles, useTileStyles } from './use-tile-styles.ts';

const paths = {
  here: 'M5 13l5 5 9-11',
  elsewhere: 'M8 7L3 12l5 5M16 7l5 5-5 5M4 12h16',
  absent: null,
} as const satisfies Record<Mark, string | null>;

const { tile: texts } = gamesUiTexts;

interface TileProps {
  readonly letter: string;
  /** Null while it is not judged. */
  readonly mark: Mark | null;
  /** How it comes: turned over one after the other, or glad. */
  readonly motion?: 'told' | 'glad' | null;
  readonly column?: number;
}

const nameOf = (letter: string, mark: Mark | null): string =>
  letter === '' ? texts.empty : fill(mark === null ? texts.typed : texts[mark], { letter });

/** A letter with its colour and its sign; both say the same. */
export function Tile({ letter, mark, motion = null, column = 0 }: TileProps) {
  const styles = useTileStyles();
  const signs = useSignStyles();
  const path = mark === null ? null : paths[mark];
  return (
    <span
      role="img"
      aria-label={nameOf(letter, mark)}
      className={mergeClasses(
        styles.tile,
        letter !== '' && mark === null && styles.typed,
        mark !== null && styles.judged,
        mark !== null && signs[mark],
        motion !== null && styles[motion],
      )}
      style={motion === null ? undefined : { animationDelay: `${column * (motion === 'glad' ? 70 : 90)}ms` }}
    >
      {letter}
      {path !== null && (
        <svg viewBox="0 0 24 24" className={mergeClasses(styles.sign, letter === '' && styles.alone)} aria-hidden>
          <path d={path} fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      )}
    </span>
  );
}
