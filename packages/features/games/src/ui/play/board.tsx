import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { gamesLimits, type Round } from '../../contract/index.ts';
import { lettersOf } from '../../rules/index.ts';
import { gamesUiTexts } from '../../texts.ui.ts';
import { Tile } from './tile.tsx';

const useStyles = makeStyles({
  board: {
    display: 'grid',
    gap: '6px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    // As large as there is room for above the keys.
    '--tileSize': 'clamp(38px, calc((100dvh - 576px) / 6), 66px)',
    '@media (max-width: 640px)': { '--tileSize': 'clamp(38px, calc((100dvh - 530px) / 6), 60px)' },
    width: `min(100%, calc((var(--tileSize) + 6px) * ${gamesLimits.letters}))`,
  },
  row: { display: 'grid', gridTemplateColumns: `repeat(${gamesLimits.letters}, minmax(0, 1fr))`, gap: '6px' },
  refused: {
    animationName: {
      '0%, 100%': { transform: 'none' },
      '25%': { transform: 'translateX(-6px)' },
      '75%': { transform: 'translateX(6px)' },
    },
    animationDuration: '120ms',
    animationIterationCount: 2,
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
});

interface BoardProps {
  readonly round: Round;
  /** In the row that comes next. */
  readonly typed: string;
  readonly isRefused: boolean;
  /** The row that was judged just now. */
  readonly fresh: number | null;
}

const columns = Array.from({ length: gamesLimits.letters }, (_, column) => column);
const { tile: texts } = gamesUiTexts;

/** Six rows of five tiles: what was tried, what is typed, what is still free. */
export function Board({ round: { rows, state }, typed, isRefused, fresh }: BoardProps) {
  const styles = useStyles();
  const next = state === 'open' ? rows.length : -1;
  return (
    <ol className={styles.board} aria-label={texts.board}>
      {Array.from({ length: gamesLimits.guesses }, (_, index) => {
        const row = rows[index];
        const letters = lettersOf(row?.word ?? (index === next ? typed : ''));
        const isGlad = state === 'solved' && index === rows.length - 1;
        return (
          <li
            key={index}
            className={mergeClasses(styles.row, index === next && isRefused && styles.refused)}
            aria-label={fill(texts.row, { number: index + 1 })}
          >
            {columns.map((column) => (
              <Tile
                key={`${column}-${row === undefined ? 'open' : 'told'}`}
                letter={letters[column] ?? ''}
                mark={row?.marks[column] ?? null}
                motion={index === fresh ? (isGlad ? 'glad' : 'told') : null}
                column={column}
              />
            ))}
          </li>
        );
      })}
    </ol>
  );
}
