import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowSync20Regular } from '@fluentui/react-icons/svg/arrow-sync';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { look } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { Answer, Question, QuestionSettings } from '../../contract/index.ts';
import { answerTexts as texts, questionTexts } from '../../texts.ui.ts';
import type { AnswerChanges } from '../data.ts';
import { AnswerArea } from './answer-area.tsx';
import { AnswerCard } from './answer-card.tsx';
import { TrashButton } from './trash-button.tsx';

const useStyles = makeStyles({
  part: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: tokens.fontWeightSemibold },
  card: { maxWidth: '420px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  big: { minHeight: look.touchPupil },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
});

interface OwnPartProps {
  readonly own: Answer | null;
  readonly question: Question;
  readonly settings: QuestionSettings;
  readonly changes: AnswerChanges;
}

/** A child answers, hears its answer, and gives another one while the question is open. */
export function OwnPart({ own, question, settings, changes }: OwnPartProps) {
  const styles = useStyles();
  const [isAnew, setAnew] = useState(false);
  const { rights, isOver, blockId } = question;
  const area = <AnswerArea settings={settings} onStored={changes.give} />;
  if (!rights.mayAnswer && own === null) return isOver ? <p className={styles.quiet}>{questionTexts.notAnswered}</p> : null;
  return (
    <section className={styles.part} aria-label={questionTexts.own}>
      <div className={styles.head}>
        <h3 className={styles.title}>{questionTexts.own}</h3>
        {rights.mayAnswer && <TrashButton blockId={blockId} onRestore={changes.restore} />}
      </div>
      {own === null && area}
      {own !== null && (
        <div className={styles.card}>
          <AnswerCard answer={own} isKeeper={false} changes={changes} />
        </div>
      )}
      {own !== null && isAnew && <p className={styles.quiet}>{texts.againHint}</p>}
      {own !== null && isAnew && area}
      {own !== null && rights.mayAnswer && (
        <div className={styles.buttons}>
          <Button className={styles.big} {...(!isAnew && { icon: <ArrowSync20Regular /> })} onClick={() => setAnew(!isAnew)}>
            {isAnew ? texts.cancel : texts.again}
          </Button>
          {!isAnew && (
            <Button className={styles.big} icon={<Delete20Regular />} onClick={() => changes.remove(own.id)}>
              {texts.remove}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
