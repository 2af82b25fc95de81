import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left';
import { LockClosed24Regular } from '@fluentui/react-icons/svg/lock-closed';
import { Print24Regular } from '@fluentui/react-icons/svg/print';
import { useCall } from '@pausenplatz/kernel-browser';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { Card, ConfirmDialog, Screen as Frame } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import { useState } from 'react';
import { type Contact, getOwnContacts } from '../../contract/index.ts';
import { assessmentTexts as texts } from '../../texts.assessment.ts';
import { childSafetyTitles } from '../../titles.ts';
import { type Answers, noAnswers, writtenOf } from '../answers.ts';
import { ResultStep } from '../result/result-step.tsx';
import { AcuteStep } from '../steps/acute-step.tsx';
import { JournalStep } from '../steps/journal-step.tsx';
import { JudgeStep } from '../steps/judge-step.tsx';
import { useLeaveGuard } from '../use-leave-guard.ts';

const useStyles = makeStyles({
  private: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    padding: '12px 16px',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground3,
    '& svg': { flexShrink: 0 },
  },
  tools: { display: 'flex', flexWrap: 'wrap', gap: '12px', '@media print': { display: 'none' } },
  last: { marginLeft: 'auto' },
  body: { display: 'grid', gap: '24px', gridTemplateColumns: 'minmax(0, 1fr)' },
});

const order = ['acute', 'journal', 'judge', 'result'] as const;
type Step = (typeof order)[number];

/** `/ssa`: for everybody who worries about a child; what they write stays in this screen. */
export function Screen() {
  return useCurrentUser() ? <OfSchool /> : <Assessment contacts={[]} isOfSchool={false} />;
}

/** Whom the school names is asked for before anything is written. */
function OfSchool() {
  const { data } = useCall(getOwnContacts, {});
  return <Assessment contacts={data?.schools.flatMap(({ contacts }) => contacts) ?? []} isOfSchool />;
}

interface AssessmentProps {
  readonly contacts: readonly Contact[];
  readonly isOfSchool: boolean;
}

function Assessment({ contacts, isOfSchool }: AssessmentProps) {
  const styles = useStyles();
  const [answers, setAnswers] = useState(noAnswers);
  const [step, setStep] = useState<Step>('acute');
  const [isClosing, setClosing] = useState(false);
  const guard = useLeaveGuard(isBegun(answers));
  const forget = () => {
    setClosing(false);
    setAnswers(noAnswers());
    setStep('acute');
  };
  const before = answers.isAcute === true ? 'acute' : order[order.indexOf(step) - 1];
  return (
    <Frame title={childSafetyTitles.assessment} lead={texts.lead} width="normal">
      <p className={styles.private}>
        <LockClosed24Regular aria-hidden />
        <span>{texts.private}</span>
      </p>
      <Card className={styles.body}>
        {step === 'acute' && (
          <AcuteStep
            onAnswer={(isAcute) => {
              setAnswers({ ...answers, isAcute });
              setStep(isAcute ? 'result' : 'journal');
            }}
          />
        )}
        {step === 'journal' && <JournalStep answers={answers} onChange={setAnswers} onDone={() => setStep('judge')} />}
        {step === 'judge' && <JudgeStep answers={answers} onChange={setAnswers} onDone={() => setStep('result')} />}
        {step === 'result' && <ResultStep answers={answers} contacts={contacts} isOfSchool={isOfSchool} />}
        {before !== undefined && (
          <div className={styles.tools}>
            {step === 'result' && (
              <Button appearance="primary" size="large" icon={<Print24Regular />} onClick={() => window.print()}>
                {texts.tools.print}
              </Button>
            )}
            <Button size="large" icon={<ArrowLeft24Regular />} onClick={() => setStep(before)}>
              {step === 'result' ? texts.tools.change : texts.tools.back}
            </Button>
            <Button size="large" appearance="subtle" className={styles.last} onClick={() => setClosing(true)}>
              {texts.tools.close}
            </Button>
          </div>
        )}
      </Card>
      {(isClosing || guard.asked !== null) && (
        <ConfirmDialog
          key={guard.asked}
          title={texts.leave.title}
          confirmLabel={texts.leave.confirm}
          onClose={isClosing ? () => setClosing(false) : guard.stay}
          onConfirm={isClosing ? forget : guard.leave}
        >
          {texts.leave.body}
        </ConfirmDialog>
      )}
    </Frame>
  );
}

/** Something was written that would be gone. */
const isBegun = (answers: Answers): boolean => answers.sign !== '' || answers.risk !== null || writtenOf(answers).length > 0;
