import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { Chip } from '@pausenplatz/kernel-ui';
import type { Question, QuestionSettings } from '../../contract/index.ts';
import { answered } from '../../rules/index.ts';
import { questionTexts as texts } from '../../texts.ui.ts';
import type { AnswerChanges } from '../data.ts';
import { AnswerList } from './answer-list.tsx';
import { TrashButton } from './trash-button.tsx';

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  last: { marginInlineStart: 'auto' },
  missing: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
});

interface KeeperPartProps {
  readonly question: Question;
  readonly settings: QuestionSettings;
  readonly changes: AnswerChanges;
}

/** Who answered and who is missing, all answers, and what the class hears of them. */
export function KeeperPart({ question, settings, changes }: KeeperPartProps) {
  const styles = useStyles();
  const { answers, pupils, blockId } = question;
  const { count, total, missing } = answered(answers, pupils ?? []);
  const waiting = answers.filter(({ isForClass, isReleased }) => isForClass && !isReleased);
  const released = answers.filter(({ isReleased }) => isReleased);
  const isForClass = settings.audience === 'class';
  const idsOf = (some: typeof answers) => some.map(({ id }) => id);
  return (
    <>
      <div className={styles.bar}>
        <Chip color={total > 0 && missing.length === 0 ? 'green' : 'yellow'}>
          {total > 0 ? fill(texts.answered, { count, total }) : counted(texts.answersCount, answers.length)}
        </Chip>
        {isForClass && waiting.length > 0 && (
          <Button size="small" appearance="primary" onClick={() => changes.release(idsOf(waiting), true)}>
            {texts.releaseAll}
          </Button>
        )}
        {isForClass && released.length > 0 && (
          <Button size="small" onClick={() => changes.release(idsOf(released), false)}>
            {texts.takeBackAll}
          </Button>
        )}
        <span className={styles.last}>
          <TrashButton blockId={blockId} onRestore={changes.restore} />
        </span>
      </div>
      {total > 0 && (
        <p className={styles.missing}>
          {missing.length === 0 ? texts.complete : fill(texts.missing, { names: missing.map(({ name }) => name).join(', ') })}
        </p>
      )}
      <AnswerList title={texts.all} answers={answers} empty={texts.none} changes={changes} isKeeper />
    </>
  );
}
