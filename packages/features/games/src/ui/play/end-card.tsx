import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { Card, CopyButton, look } from '@pausenplatz/kernel-ui';
import type { Round } from '../../contract/index.ts';
import { signsOf } from '../../rules/index.ts';
import { gamesUiTexts } from '../../texts.ui.ts';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    justifyItems: 'center',
    gap: '12px',
    width: '100%',
    maxWidth: '480px',
    boxSizing: 'border-box',
    textAlign: 'center',
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, fontWeight: tokens.fontWeightBold },
  word: { color: look.colors.blue.ink, letterSpacing: '0.06em' },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  buttons: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px' },
});

interface EndCardProps {
  readonly round: Round;
  readonly onMore: () => void;
  /** Another level; null for the word of the day. */
  readonly onOther: (() => void) | null;
}

const { end: texts } = gamesUiTexts;

/** How it ended, the word, what to do next: without a number to compare with others. */
export function EndCard({ round, onMore, onOther }: EndCardProps) {
  const styles = useStyles();
  const { board, rows, state, answer, isHard } = round;
  const isSolved = state === 'solved';
  const title = isSolved ? (texts.solved[rows.length - 1] ?? texts.solved[4]) : texts.missed;
  const [before = '', after = ''] = texts.answer.split('{word}');
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <p>
        {isSolved ? (
          counted(texts.solvedIn, rows.length)
        ) : (
          <>
            {before}
            <strong className={styles.word}>{answer}</strong>
            {after}
          </>
        )}{' '}
        {board.kind === 'daily' && texts.tomorrow}
      </p>
      <div className={styles.buttons}>
        {board.kind === 'daily' && <CopyButton label={texts.share} text={sharedWords(round, board.day)} />}
        <Button appearance="primary" onClick={onMore}>
          {board.kind === 'daily' ? texts.toFree : texts.again}
        </Button>
        {onOther && <Button onClick={onOther}>{texts.otherLevel}</Button>}
      </div>
      {board.kind === 'daily' && <p className={styles.quiet}>{texts.shareHint}</p>}
      {isHard === true && <p className={styles.quiet}>{gamesUiTexts.help.hard}</p>}
    </Card>
  );
}

/** A line about the day, then signs alone. */
function sharedWords({ rows, state, isHard }: Round, day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const tries = state === 'solved' ? rows.length : 'X';
  const head = fill(texts.shared, { day: `${Number(date)}.${Number(month)}.${year}`, tries, hard: isHard === true ? '*' : '' });
  return `${head}\n${signsOf(rows)}`;
}
