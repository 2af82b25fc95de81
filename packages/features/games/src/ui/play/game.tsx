import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui';
import type { ReactNode } from 'react';
import type { Player, Round } from '../../contract/index.ts';
import { knownLetters } from '../../rules/index.ts';
import { gamesUiTexts } from '../../texts.ui.ts';
import { Board } from './board.tsx';
import { Keys } from './keys.tsx';
import { Legend } from './legend.tsx';
import { useGame } from './use-game.ts';

const useStyles = makeStyles({
  game: { display: 'grid', justifyItems: 'center', gap: '10px', gridTemplateColumns: 'minmax(0, 1fr)' },
  // Its place is kept, so that nothing moves when it speaks.
  said: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '44px',
    maxWidth: '560px',
    textAlign: 'center',
    textWrap: 'balance',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  over: { minHeight: 0 },
  hint: {
    padding: '4px 16px',
    borderRadius: look.radiusCard,
    backgroundColor: look.colors.yellow.surface,
    color: look.colors.yellow.ink,
    fontWeight: tokens.fontWeightSemibold,
  },
  heard: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

interface GameProps {
  readonly round: Round;
  readonly player: Player;
  readonly onRound: (round: Round) => void;
  readonly onOld: () => void;
  /** Where the keys were, once the board has ended. */
  readonly end: ReactNode;
}

const { play: texts } = gamesUiTexts;

/** A board with its keys, by finger and by keyboard. */
export function Game({ round, player, onRound, onOld, end }: GameProps) {
  const styles = useStyles();
  const { typed, said, fresh, refusals, isOff, isWaiting, isHard, press } = useGame({ round, player, onRound, onOld });
  const isOpen = round.state === 'open';
  const about = [
    round.isOfClass ? (round.board.kind === 'daily' ? texts.ofClass : texts.freeOfClass) : null,
    isHard ? texts.hard : null,
  ].filter((one) => one !== null);
  const quiet = about.length > 0 ? about.join(' ') : round.rows.length === 0 ? texts.begin : null;
  // A board of a day is begun on that day.
  const waiting = round.board.kind === 'daily' && round.rows.length === 0 ? texts.waitingFirst : texts.waiting;
  const hint = isWaiting ? waiting : said?.kind === 'hint' ? said.words : null;
  return (
    <div className={styles.game}>
      <Board key={refusals} round={round} typed={typed} isRefused={said?.kind === 'hint'} fresh={said?.kind === 'told' ? fresh : null} />
      <div className={mergeClasses(styles.said, !isOpen && styles.over)}>
        <div role="status" className={hint === null ? styles.heard : styles.hint}>
          {hint ?? (said?.kind === 'told' && said.words)}
        </div>
        {hint === null && isOpen && (quiet ?? <Legend />)}
      </div>
      {isOpen ? <Keys known={knownLetters(round.rows)} isOff={isOff} onPress={press} /> : end}
    </div>
  );
}
