import { Button, Radio, RadioGroup } from '@fluentui/react-components';
import { FormField } from '@pausenplatz/kernel-ui';
import { certainties, risks } from '../../rules/index.ts';
import { assessmentTexts } from '../../texts.assessment.ts';
import type { Answers } from '../answers.ts';
import { useStepStyles } from './step-styles.ts';

const { judge: texts } = assessmentTexts;

interface JudgeStepProps {
  readonly answers: Answers;
  readonly onChange: (answers: Answers) => void;
  readonly onDone: () => void;
}

/** How high the risk is, and how sure one is of that. */
export function JudgeStep({ answers, onChange, onDone }: JudgeStepProps) {
  const styles = useStepStyles();
  return (
    <section className={styles.step}>
      <h2 className={styles.heading}>{assessmentTexts.steps.judge}</h2>
      <FormField label={texts.risk}>
        <RadioGroup
          className={styles.scale}
          value={answers.risk ?? ''}
          onChange={(_event, { value }) => onChange({ ...answers, risk: risks.find((risk) => risk === value) ?? null })}
        >
          {risks.map((risk) => (
            <Radio key={risk} value={risk} label={texts.risks[risk]} />
          ))}
        </RadioGroup>
      </FormField>
      <FormField label={texts.certainty} help={texts.help}>
        <RadioGroup
          className={styles.scale}
          value={answers.certainty ?? ''}
          onChange={(_event, { value }) => onChange({ ...answers, certainty: certainties.find((one) => one === value) ?? null })}
        >
          {certainties.map((certainty) => (
            <Radio key={certainty} value={certainty} label={texts.certainties[certainty]} />
          ))}
        </RadioGroup>
      </FormField>
      <div className={styles.buttons}>
        <Button className={styles.big} appearance="primary" disabled={answers.risk === null || answers.certainty === null} onClick={onDone}>
          {texts.on}
        </Button>
      </div>
    </section>
  );
}
