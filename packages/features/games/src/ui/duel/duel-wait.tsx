import { mergeClasses } from '@fluentui/react-components';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { useStageStyles } from '@pausenplatz/progress/ui/run';
import type { Duel } from '../../contract/index.ts';
import { duelTexts } from '../../texts.duel.ts';
import { faces } from '../memory/players.tsx';
import { useEndStyles } from '../memory/use-memory-styles.ts';
import { useDuelDoings } from './data.ts';
import { cardsWords } from './duel-words.ts';

const { wait: texts, open } = duelTexts;

interface DuelWaitProps {
  readonly duel: Duel;
  readonly onBack: () => void;
}

/** An invitation: whoever was asked answers it, whoever asked waits. */
export function DuelWait({ duel, onBack }: DuelWaitProps) {
  const styles = useEndStyles();
  const stage = useStageStyles();
  const { answer, end } = useDuelDoings();
  const { id, asked, other, waitsMs } = duel;
  const name = other.firstName;
  const isMine = asked === 'me';
  const minutes = Math.max(1, Math.ceil((waitsMs ?? 0) / 60_000));
  const [mine = '', theirs = ''] = faces.map(({ emoji }) => emoji);
  return (
    <section className={mergeClasses(stage.card, styles.end)}>
      <span className={styles.faces} aria-hidden>
        {mine} {theirs}
      </span>
      <h2 className={styles.title}>{fill(isMine ? texts.asked : texts.sent, { name })}</h2>
      <p className={styles.line}>{cardsWords(duel)}</p>
      {!isMine && <p>{fill(texts.sentBody, { name })}</p>}
      <p className={styles.quiet}>{counted(texts.minutes, minutes)}</p>
      <div className={stage.buttons}>
        {isMine && (
          <button type="button" className={stage.button} onClick={() => void answer(id, true)}>
            {open.accept}
          </button>
        )}
        <button
          type="button"
          className={mergeClasses(stage.button, stage.quiet)}
          onClick={() => void (isMine ? answer(id, false) : end(id)).then((isDone) => isDone && onBack())}
        >
          {isMine ? open.decline : open.withdraw}
        </button>
        {!isMine && (
          <button type="button" className={mergeClasses(stage.button, stage.quiet)} onClick={onBack}>
            {duelTexts.end.back}
          </button>
        )}
      </div>
    </section>
  );
}
