import { makeStyles, tokens } from '@fluentui/react-components';
import { counted, fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { Card, TextLink } from '@pausenplatz/kernel-ui';
import { useStageStyles } from '@pausenplatz/progress/ui/run';
import type { getMemory, MemorySize } from '../../contract/index.ts';
import { duelTexts } from '../../texts.duel.ts';
import { memoryTexts } from '../../texts.memory.ts';
import { clockWords } from './play-words.ts';

const useStyles = makeStyles({
  start: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 24px' },
  words: { display: 'grid', gap: '4px', flex: '1 1 240px', minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground2 },
});

const { choose: texts } = memoryTexts;

interface StartCardProps {
  readonly known: OutputOf<typeof getMemory>;
  readonly size: MemorySize;
  readonly players: number | 'class';
  readonly isDisabled: boolean;
  readonly onStart: () => void;
}

/** The button that begins, and what the game is worth. */
export function StartCard({ known, size, players, isDisabled, onStart }: StartCardProps) {
  const styles = useStyles();
  const stage = useStageStyles();
  const best = players === 1 ? known.best.find((one) => one.size === size) : undefined;
  const isRanked = players === 1 && size === '6x6';
  return (
    <Card className={styles.start}>
      <button type="button" className={stage.button} disabled={isDisabled} onClick={onStart}>
        {players === 'class' ? duelTexts.choose.invite : texts.start}
      </button>
      <div className={styles.words}>
        {best && <p>{fill(texts.best, { turns: best.turns, time: clockWords(best.ms) })}</p>}
        {players === 1 && known.gamesWithPoints > 0 && <p className={styles.quiet}>{counted(texts.points, known.gamesWithPoints)}</p>}
        {isRanked && (
          <p className={styles.quiet}>
            {texts.rankingHint} <TextLink to="/lernen/ranglisten/gedaechtnis/top50">{texts.ranking}</TextLink>
          </p>
        )}
        {players === 'class' && <p className={styles.quiet}>{isDisabled ? duelTexts.choose.pick : duelTexts.choose.hint}</p>}
      </div>
    </Card>
  );
}
