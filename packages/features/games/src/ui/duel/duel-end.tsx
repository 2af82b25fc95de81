import { mergeClasses } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { useStageStyles } from '@pausenplatz/progress/ui/run';
import type { Duel, DuelState } from '../../contract/index.ts';
import { duelTexts } from '../../texts.duel.ts';
import { useEndStyles } from '../memory/use-memory-styles.ts';
import { faces, pairWords } from '../memory/players.tsx';

const { end: texts } = duelTexts;

interface Told {
  readonly emoji: string;
  readonly title: string;
  readonly body: string | null;
}

type Ended = Exclude<DuelState, 'invited' | 'playing'>;

/** How a duel ended, in words that shame nobody. */
function toldOf({ asked, other, pairs }: Duel, state: Ended): Told {
  const name = other.firstName;
  const [mine = '', theirs = ''] = faces.map(({ emoji }) => emoji);
  if (state === 'finished') {
    if (pairs.me === pairs.other) return { emoji: `${mine} ${theirs}`, title: texts.equal, body: null };
    return pairs.me > pairs.other
      ? { emoji: mine, title: texts.me, body: null }
      : { emoji: theirs, title: fill(texts.other, { name }), body: texts.lost };
  }
  return {
    declined:
      asked === 'me'
        ? { emoji: '👋', title: texts.declinedMe, body: null }
        : { emoji: '👋', title: fill(texts.declined, { name }), body: texts.declinedBody },
    withdrawn: { emoji: '👋', title: texts.withdrawn, body: null },
    expired: { emoji: '⏳', title: texts.expired, body: asked === 'me' ? null : texts.expiredBody },
    left: { emoji: '👋', title: texts.left, body: texts.leftBody },
    away: { emoji: '🍃', title: texts.away, body: texts.awayBody },
    closed: { emoji: '🍃', title: texts.closed, body: texts.closedBody },
  }[state];
}

interface DuelEndProps {
  readonly duel: Duel;
  readonly state: Ended;
  readonly isBusy: boolean;
  readonly onAgain: () => void;
  readonly onBack: () => void;
}

/** How it ended, and what to do next. */
export function DuelEnd({ duel, state, isBusy, onAgain, onBack }: DuelEndProps) {
  const styles = useEndStyles();
  const stage = useStageStyles();
  const { emoji, title, body } = toldOf(duel, state);
  const score = [
    { name: duelTexts.play.me, count: pairWords(duel.pairs.me) },
    { name: duel.other.firstName, count: pairWords(duel.pairs.other) },
  ];
  const mayAsk = state !== 'closed' && state !== 'declined';
  return (
    <section className={mergeClasses(stage.card, styles.end)}>
      <span className={styles.faces} aria-hidden>
        {emoji}
      </span>
      <div role="status">
        <h2 className={styles.title}>{title}</h2>
      </div>
      {state === 'finished' && <p className={styles.line}>{score.map((one) => fill(texts.score, one)).join(' · ')}</p>}
      {body !== null && <p className={styles.quiet}>{body}</p>}
      <div className={stage.buttons}>
        {mayAsk && (
          <button type="button" className={stage.button} disabled={isBusy} onClick={onAgain}>
            {texts.again}
          </button>
        )}
        <button type="button" className={mergeClasses(stage.button, mayAsk && stage.quiet)} onClick={onBack}>
          {texts.back}
        </button>
      </div>
    </section>
  );
}
