import { mergeClasses } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { ButtonLink, Chip } from '@pausenplatz/kernel-ui';
import { useStageStyles } from '@pausenplatz/progress/ui/run';
import { winnersOf } from '../../rules/index.ts';
import { memoryTexts } from '../../texts.memory.ts';
import type { Counted, LaidOut } from './data.ts';
import { clockWords } from './play-words.ts';
import { faces, nameOfPlayer } from './players.tsx';
import { useEndStyles } from './use-memory-styles.ts';

const { end: texts } = memoryTexts;

interface EndCardProps {
  readonly laid: LaidOut;
  readonly ms: number;
  /** Of a game that counts; null until the server has said so, and for all others. */
  readonly counted: Counted | 'kept' | 'refused' | null;
  readonly onAgain: () => void;
  readonly onOther: () => void;
}

/** How it ended, and what to do next. */
export function EndCard({ laid, ms, counted, onAgain, onOther }: EndCardProps) {
  const styles = useEndStyles();
  const stage = useStageStyles();
  const { game, choice } = laid;
  const winners = winnersOf(game);
  const isAlone = game.players === 1;
  const won = winners.length === 1 ? fill(texts.won, { name: nameOfPlayer(winners[0] ?? 0) }) : texts.equal;
  return (
    <section className={mergeClasses(stage.card, styles.end)}>
      <span className={styles.faces} aria-hidden>
        {isAlone ? '🎉' : winners.map((player) => faces[player]?.emoji ?? '').join(' ')}
      </span>
      <div role="status">
        <h2 className={styles.title}>{isAlone ? texts.alone : won}</h2>
      </div>
      {isAlone && <p className={styles.line}>{fill(texts.result, { turns: game.turns.length, time: clockWords(ms) })}</p>}
      {counted === 'kept' && <p className={styles.quiet}>{texts.kept}</p>}
      {counted === 'refused' && <p className={styles.quiet}>{texts.refused}</p>}
      {counted !== null && typeof counted === 'object' && (
        <>
          {counted.points > 0 && <Chip color="yellow">{fill(texts.points, { count: counted.points })}</Chip>}
          {counted.isBest && <p>{texts.best}</p>}
        </>
      )}
      <div className={stage.buttons}>
        <button type="button" className={stage.button} onClick={onAgain}>
          {texts.again}
        </button>
        <button type="button" className={mergeClasses(stage.button, stage.quiet)} onClick={onOther}>
          {texts.other}
        </button>
        {isAlone && choice.size === '6x6' && <ButtonLink to="/lernen/ranglisten/gedaechtnis/top50">{texts.ranking}</ButtonLink>}
      </div>
    </section>
  );
}
