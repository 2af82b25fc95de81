import { Button } from '@fluentui/react-components';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { look, makeStyles, tokens } from '@pausenplatz/kernel-ui/theme';
import type { BreakoutGame } from '../../contract/index.ts';
import { durationOf } from '../../rules/index.ts';
import { playTexts as texts } from '../../texts.play.ts';
import { Story } from '../blocks/breakout-story.tsx';

const useStyles = makeStyles({
  frame: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    padding: '32px 20px',
    textAlign: 'center',
    borderRadius: look.radiusCard,
    backgroundColor: look.colors.yellow.surface,
    color: look.colors.yellow.ink,
  },
  title: { margin: 0, fontSize: tokens.fontSizeHero800, lineHeight: tokens.lineHeightHero800, fontWeight: tokens.fontWeightBold },
  body: { margin: 0, overflowWrap: 'anywhere' },
  numbers: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px' },
  number: {
    padding: '8px 16px',
    borderRadius: look.radiusChip,
    backgroundColor: look.colors.yellow.strong,
    color: look.colors.yellow.onStrong,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** All locks are open: the last part of the story, and how the team did. */
export function Ending({ game, onLeave }: { readonly game: BreakoutGame; readonly onLeave: () => void }) {
  const styles = useStyles();
  const numbers = [
    fill(texts.wonIn, { time: durationOf(game.seconds) }),
    counted(texts.hintsUsed, game.hints),
    counted(texts.tries, game.wrong),
  ];
  return (
    <div className={styles.frame}>
      <p className={styles.title}>{texts.won}</p>
      <p className={styles.body}>{fill(texts.wonBody, { name: game.name, locks: game.locks })}</p>
      <ul className={styles.numbers}>
        {numbers.map((number) => (
          <li key={number} className={styles.number}>
            {number}
          </li>
        ))}
      </ul>
      <Story words={game.ending ?? ''} />
      <Button onClick={onLeave}>{texts.another}</Button>
    </div>
  );
}
