import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Comment20Regular } from '@fluentui/react-icons/svg/comment';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { fill } from '@pausenplatz/kernel-contract';
import { clockTime, shortDay, timeWords, zurichDay } from '@pausenplatz/kernel-format';
import { Chip, look } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { Answer } from '../../contract/index.ts';
import { cardTexts as texts } from '../../texts.ui.ts';
import type { AnswerChanges } from '../data.ts';
import { RecordingPlayer } from './recording-player.tsx';
import { RespondDialog } from './respond-dialog.tsx';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    alignContent: 'start',
    gap: '8px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '12px',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground2,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4px 8px' },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  facts: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.colorNeutralForeground2 },
  response: { padding: '8px 12px', borderRadius: look.radiusPicture, backgroundColor: tokens.colorNeutralBackground1 },
  words: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  last: { marginInlineStart: 'auto' },
});

interface AnswerCardProps {
  readonly answer: Answer;
  readonly isKeeper: boolean;
  readonly changes: AnswerChanges;
}

/** An answer to play, who sees it, what the teacher wrote to it, and for who keeps the page what may be done. */
export function AnswerCard({ answer, isKeeper, changes }: AnswerCardProps) {
  const styles = useStyles();
  const [isResponding, setResponding] = useState(false);
  const { id, author, isOwn, seconds, createdAt, isReleased, response } = answer;
  const name = author?.name ?? texts.unknown;
  const day = shortDay(zurichDay(new Date(createdAt)));
  return (
    <article className={styles.card} aria-label={name}>
      <RecordingPlayer answer={answer} name={name} />
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        {(isOwn || isKeeper) && <StateChip answer={answer} />}
      </div>
      <span className={styles.facts}>
        {[`${day}, ${clockTime(createdAt)}`, seconds !== null && timeWords(seconds)].filter(Boolean).join(' · ')}
      </span>
      {response !== '' && (
        <div className={styles.response}>
          <span className={styles.facts}>{isOwn ? texts.fromTeacher : fill(texts.toChild, { name })}</span>
          <p className={styles.words}>{response}</p>
        </div>
      )}
      {isKeeper && (
        <div className={styles.tools}>
          {answer.isForClass && (
            <Button
              size="small"
              appearance={isReleased ? 'secondary' : 'primary'}
              aria-label={fill(isReleased ? texts.takeBackOne : texts.releaseOne, { name })}
              onClick={() => changes.release([id], !isReleased)}
            >
              {isReleased ? texts.takeBack : texts.release}
            </Button>
          )}
          <Button
            size="small"
            appearance="subtle"
            icon={<Comment20Regular />}
            aria-label={fill(response === '' ? texts.respondOne : texts.changeResponseOne, { name })}
            onClick={() => setResponding(true)}
          >
            {response === '' ? texts.respond : texts.changeResponse}
          </Button>
          <Button
            className={styles.last}
            size="small"
            appearance="subtle"
            icon={<Delete20Regular />}
            aria-label={fill(texts.removeOne, { name })}
            onClick={() => changes.remove(id)}
          />
        </div>
      )}
      {isResponding && <RespondDialog answer={answer} name={name} onSend={changes.respond} onClose={() => setResponding(false)} />}
    </article>
  );
}

/** Who sees and hears it, in the words of who asks. */
function StateChip({ answer: { isOwn, isReleased, isForClass } }: { readonly answer: Answer }) {
  if (isReleased) return <Chip color="green">{isOwn ? texts.ownReleased : texts.released}</Chip>;
  return <Chip>{isOwn ? texts.ownWaiting : isForClass ? texts.waiting : texts.teacherOnly}</Chip>;
}
