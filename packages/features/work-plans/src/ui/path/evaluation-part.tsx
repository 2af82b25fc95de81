import { makeStyles, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { look, ReadButton } from '@pausenplatz/kernel-ui';
import { type OwnPlan, type Plan, updatePlanStatus } from '../../contract/index.ts';
import { evaluationTexts, pathTexts as texts } from '../../texts.ui.ts';
import { answerWords, EvaluationAnswer } from '../components/evaluation-answer.tsx';
import { useChange } from '../data.ts';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gap: '20px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '20px',
    borderRadius: '16px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: look.shadowCard,
  },
  heading: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightBold },
  item: { display: 'grid', gap: '8px' },
  row: { display: 'flex', alignItems: 'center', gap: '16px', fontWeight: tokens.fontWeightSemibold },
  teacher: { color: tokens.colorNeutralForeground2 },
});

/** What a child says about the whole plan, and beside it what the teacher says; never one figure out of both. */
export function EvaluationPart({ plan, own }: { readonly plan: Plan; readonly own: OwnPlan }) {
  const styles = useStyles();
  const change = useChange();
  const { assignmentId, userId } = own;
  const isClosed = plan.isArchived || plan.assignments[0]?.isArchived === true;
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{texts.evaluation}</h2>
      {plan.selfEvaluationMode
        .filter(({ type }) => type === 'pupil')
        .map((item) => (
          <div key={item.id} className={styles.item}>
            <span className={styles.row}>
              {item.question}
              <ReadButton words={[item.question]} label={fill(texts.read, { words: item.question })} />
            </span>
            <EvaluationAnswer
              item={item}
              name={`work-plan-evaluation:${assignmentId}:${item.id}`}
              value={own.selfEvaluation[item.id]}
              disabled={isClosed}
              onChange={(value) => void change(updatePlanStatus, { assignmentId, userId, field: 'selfEvaluation', item: item.id, value })}
            />
            {own.teacherEvaluation[item.id] !== undefined && (
              <span className={styles.teacher}>
                {evaluationTexts.teacher}: {answerWords(item, own.teacherEvaluation[item.id])}
              </span>
            )}
          </div>
        ))}
    </section>
  );
}
