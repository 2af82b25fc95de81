import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss';
import { DocumentText24Regular } from '@fluentui/react-icons/svg/document-text';
import { Print24Regular } from '@fluentui/react-icons/svg/print';
import { fill } from '@pausenplatz/kernel-contract';
import { ButtonLink, Card } from '@pausenplatz/kernel-ui';
import { type CheckedPupil, type Plan, updatePlanStatus, workPlanLimits } from '../../contract/index.ts';
import { portfolioTexts, sheetTexts } from '../../texts.paper.ts';
import { checkTexts as texts, evaluationTexts } from '../../texts.ui.ts';
import { usePlanPath } from '../addresses.ts';
import { answerWords, EvaluationAnswer } from '../components/evaluation-answer.tsx';
import { useChange } from '../data.ts';
import { SavedField } from '../edit/saved-field.tsx';

const useStyles = makeStyles({
  panel: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  head: { display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: '8px' },
  name: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  heading: { fontWeight: tokens.fontWeightSemibold },
  item: { display: 'grid', gap: '8px' },
  papers: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface PupilPanelProps {
  readonly plan: Plan;
  readonly assignmentId: string;
  readonly pupil: CheckedPupil;
  readonly mandatory: number;
  readonly onClose: () => void;
}

/** Everything about one pupil and the whole plan: how far, both views side by side, feedback, and the end of the plan. */
export function PupilPanel({ plan, assignmentId, pupil, mandatory, onClose }: PupilPanelProps) {
  const styles = useStyles();
  const change = useChange();
  const planPath = usePlanPath();
  const of = { assignmentId, userId: pupil.id } as const;
  const isClosed = plan.isArchived || plan.assignments.find(({ id }) => id === assignmentId)?.isArchived === true;
  const isFinished = pupil.status === 'finished';
  return (
    <Card as="section" className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          {pupil.firstName} {pupil.lastName}
        </h2>
        <Button appearance="subtle" icon={<Dismiss24Regular />} aria-label={texts.close} onClick={onClose} />
      </div>
      <span className={styles.papers}>
        <ButtonLink icon={<DocumentText24Regular />} to={planPath(plan.url, { mode: 'portfolio', assignmentId, pupilId: pupil.id })}>
          {portfolioTexts.open}
        </ButtonLink>
        <ButtonLink icon={<Print24Regular />} to={planPath(plan.url, { mode: 'sheets', assignmentId, pupilId: pupil.id })}>
          {sheetTexts.one}
        </ButtonLink>
      </span>
      <p>{fill(texts.through, { through: pupil.mandatoryThrough, mandatory, optional: pupil.optionalThrough })}</p>
      {plan.selfEvaluationMode.length > 0 && <h3 className={styles.heading}>{texts.evaluation}</h3>}
      {plan.selfEvaluationMode.map((item) => (
        <div key={item.id} className={styles.item}>
          <span>{item.question}</span>
          {item.type === 'pupil' && (
            <span className={styles.quiet}>
              {evaluationTexts.pupil}: {answerWords(item, pupil.selfEvaluation[item.id])}
            </span>
          )}
          <span className={styles.quiet}>{evaluationTexts.teacherOwn}:</span>
          <EvaluationAnswer
            item={item}
            name={`work-plan-evaluation:${assignmentId}:${pupil.id}:${item.id}`}
            value={pupil.teacherEvaluation[item.id]}
            disabled={isClosed}
            onChange={(value) => void change(updatePlanStatus, { ...of, field: 'teacherEvaluation', item: item.id, value })}
          />
        </div>
      ))}
      {!isClosed && (
        <>
          <SavedField
            name={`work-plan-feedback:${assignmentId}:${pupil.id}`}
            label={texts.feedback}
            value={pupil.feedbackTeacher}
            maximum={workPlanLimits.feedbackMaximum}
            lines={4}
            onSave={async (value) => ((await change(updatePlanStatus, { ...of, field: 'feedbackTeacher', value })) ? 'saved' : 'refused')}
          />
          {isFinished && <p>{texts.finished}</p>}
          <span>
            <Button
              disabled={!isFinished && pupil.mandatoryThrough < mandatory}
              onClick={() => void change(updatePlanStatus, { ...of, field: 'finished', value: !isFinished })}
            >
              {isFinished ? texts.reopen : texts.finish}
            </Button>
          </span>
        </>
      )}
    </Card>
  );
}
