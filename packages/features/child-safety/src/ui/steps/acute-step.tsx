import { Button } from '@fluentui/react-components';
import { assessmentTexts } from '../../texts.assessment.ts';
import { useStepStyles } from './step-styles.ts';

const { acute: texts } = assessmentTexts;

/** The first question: who needs help now is not asked anything else. */
export function AcuteStep({ onAnswer }: { readonly onAnswer: (isAcute: boolean) => void }) {
  const styles = useStepStyles();
  return (
    <section className={styles.step}>
      <h2 className={styles.heading}>{texts.question}</h2>
      <p className={styles.help}>{texts.help}</p>
      <div className={styles.buttons}>
        <Button className={styles.big} size="large" onClick={() => onAnswer(true)}>
          {texts.yes}
        </Button>
        <Button className={styles.big} size="large" onClick={() => onAnswer(false)}>
          {texts.no}
        </Button>
      </div>
    </section>
  );
}
