import { Button, Input, Select, Textarea } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { Delete24Regular } from '@fluentui/react-icons/svg/delete';
import { FormField } from '@pausenplatz/kernel-ui';
import { isShortSign } from '../../rules/index.ts';
import { assessmentTexts } from '../../texts.assessment.ts';
import { type Answers, anObservation, type Observation, observationKinds } from '../answers.ts';
import { useStepStyles } from './step-styles.ts';

const { journal: texts } = assessmentTexts;
const longest = 2_000;

interface JournalStepProps {
  readonly answers: Answers;
  readonly onChange: (answers: Answers) => void;
  readonly onDone: () => void;
}

/** What was seen and heard, and apart from it what is suspected. */
export function JournalStep({ answers, onChange, onDone }: JournalStepProps) {
  const styles = useStepStyles();
  const { observations, sign } = answers;
  const set = (next: readonly Observation[]) => onChange({ ...answers, observations: next });
  return (
    <section className={styles.step}>
      <h2 className={styles.heading}>{texts.heading}</h2>
      <p className={styles.help}>{texts.help}</p>
      <FormField className={styles.sign} label={texts.sign} help={isShortSign(sign) ? undefined : texts.signWarning}>
        <Input value={sign} maxLength={40} autoComplete="off" onChange={(_event, { value }) => onChange({ ...answers, sign: value })} />
      </FormField>
      <ul className={styles.rows} aria-label={texts.list}>
        {observations.map((observation) => (
          <li key={observation.id} className={styles.row}>
            <ObservationFields
              observation={observation}
              onChange={(next) => set(observations.map((one) => (one.id === next.id ? next : one)))}
            />
            <Button
              className={styles.bin}
              appearance="subtle"
              icon={<Delete24Regular />}
              aria-label={texts.remove}
              onClick={() => set(observations.filter(({ id }) => id !== observation.id))}
            />
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button className={styles.big} icon={<Add24Regular />} onClick={() => set([...observations, anObservation()])}>
          {texts.add}
        </Button>
        <Button className={styles.big} appearance="primary" onClick={onDone}>
          {texts.on}
        </Button>
      </div>
    </section>
  );
}

interface ObservationFieldsProps {
  readonly observation: Observation;
  readonly onChange: (observation: Observation) => void;
}

function ObservationFields({ observation, onChange }: ObservationFieldsProps) {
  const styles = useStepStyles();
  return (
    <>
      <FormField label={texts.date}>
        <Input type="date" value={observation.date} onChange={(_event, { value }) => onChange({ ...observation, date: value })} />
      </FormField>
      <FormField className={styles.kind} label={texts.kind}>
        <Select
          value={observation.kind}
          onChange={(_event, { value }) =>
            onChange({ ...observation, kind: observationKinds.find((kind) => kind === value) ?? observation.kind })
          }
        >
          {observationKinds.map((kind) => (
            <option key={kind} value={kind}>
              {texts.kinds[kind]}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField className={styles.words} label={texts.words}>
        <Textarea
          rows={2}
          resize="vertical"
          value={observation.words}
          maxLength={longest}
          autoComplete="off"
          onChange={(_event, { value }) => onChange({ ...observation, words: value })}
        />
      </FormField>
    </>
  );
}
