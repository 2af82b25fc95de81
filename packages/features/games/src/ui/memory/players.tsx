import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { type ColorName, look, useSoftColors } from '@pausenplatz/kernel-ui';
import { type MemoryGame, pairsOf } from '../../rules/index.ts';
import { memoryTexts } from '../../texts.memory.ts';

const useStyles = makeStyles({
  players: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '10px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    width: '100%',
    justifyContent: 'center',
  },
  player: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    flexGrow: 1,
    flexBasis: '150px',
    maxWidth: '400px',
    minHeight: '64px',
    boxSizing: 'border-box',
    padding: '6px 14px 6px 10px',
    borderRadius: '16px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: look.shadowCard,
    '@media (max-width: 640px)': { minHeight: '52px', gap: '6px', padding: '4px 6px' },
  },
  turn: { boxShadow: `0 0 0 4px ${look.colors.yellow.strong}, ${look.shadowCard}` },
  face: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '46px',
    height: '46px',
    borderRadius: '50%',
    fontSize: '26px',
    lineHeight: 1,
    '@media (max-width: 640px)': { width: '30px', height: '30px', fontSize: '18px' },
  },
  words: { display: 'grid', minWidth: 0 },
  name: {
    fontWeight: tokens.fontWeightBold,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    '@media (max-width: 640px)': { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  },
  pairs: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
});

/** Who may play: a face, a name, a colour. */
export const faces: readonly { readonly emoji: string; readonly color: ColorName }[] = [
  { emoji: '🦊', color: 'orange' },
  { emoji: '🐸', color: 'green' },
  { emoji: '🦉', color: 'violet' },
  { emoji: '🐻', color: 'blue' },
];

export const nameOfPlayer = (player: number): string => memoryTexts.players[player] ?? '';

const { play: texts } = memoryTexts;
export const pairWords = (count: number) => (count === 0 ? texts.none : counted(texts.pairs, count));

/** Somebody who plays along. */
export interface ShownPlayer {
  readonly emoji: string;
  readonly color: ColorName;
  /** With the word for it where it is their turn. */
  readonly name: string;
  readonly says: string;
  readonly hasTurn: boolean;
}

/** Who plays at one device. */
export const playersOf = (game: MemoryGame, isOver: boolean): ShownPlayer[] =>
  pairsOf(game).map((pairs, player) => {
    const hasTurn = !isOver && player === game.turn;
    const name = nameOfPlayer(player);
    const { emoji = '', color = 'teal' } = faces[player] ?? {};
    return { emoji, color, hasTurn, name: hasTurn ? fill(texts.turn, { name }) : name, says: pairWords(pairs) };
  });

/** Who has how many pairs, and whose turn it is: a golden ring, and the word for it. */
export function Players({ players }: { readonly players: readonly ShownPlayer[] }) {
  const styles = useStyles();
  const soft = useSoftColors();
  return (
    <ul className={styles.players}>
      {players.map(({ emoji, color, name, says, hasTurn }) => (
        <li key={color} className={mergeClasses(styles.player, hasTurn && styles.turn)}>
          <span className={mergeClasses(styles.face, soft[color])} aria-hidden>
            {emoji}
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            <span className={styles.pairs}>{says}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
