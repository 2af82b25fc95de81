import { makeStyles, tokens } from '@fluentui/react-components';
import type { SyntheticEvent } from 'react';
import type { Answer } from '../../contract/index.ts';
import type { AnswerChanges } from '../data.ts';
import { AnswerCard } from './answer-card.tsx';

const useStyles = makeStyles({
  part: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: tokens.fontWeightSemibold },
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  },
  item: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  empty: { margin: 0, color: tokens.colorNeutralForeground2 },
});

interface AnswerListProps {
  readonly title: string;
  readonly answers: readonly Answer[];
  readonly empty: string;
  readonly isKeeper: boolean;
  readonly changes: AnswerChanges;
}

/** Answers side by side; one plays at a time. */
export function AnswerList({ title, answers, empty, isKeeper, changes }: AnswerListProps) {
  const styles = useStyles();
  return (
    <section className={styles.part} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {answers.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul className={styles.list} onPlayCapture={haltOthers}>
          {answers.map((answer) => (
            <li key={answer.id} className={styles.item}>
              <AnswerCard answer={answer} isKeeper={isKeeper} changes={changes} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function haltOthers({ currentTarget, target }: SyntheticEvent<HTMLElement>): void {
  for (const media of currentTarget.querySelectorAll<HTMLMediaElement>('audio, video')) if (media !== target) media.pause();
}
