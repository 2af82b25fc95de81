import { makeStyles, tokens } from '@pausenplatz/kernel-ui/theme';
import type { ShownContent } from '../../contract/content.ts';
import { adventTexts } from '../../texts.ts';

const useStyles = makeStyles({
  quiz: { margin: 0, padding: 0, border: 'none', width: '100%', display: 'grid', gap: '10px' },
  question: {
    padding: 0,
    marginBlockEnd: '10px',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  answer: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '56px',
    padding: '8px 16px',
    boxSizing: 'border-box',
    borderRadius: '14px',
    border: `2px solid ${tokens.colorNeutralStrokeAccessible}`,
    backgroundColor: tokens.colorNeutralBackground1,
    fontSize: tokens.fontSizeBase400,
    cursor: 'pointer',
    '& [data-said]': { display: 'none', marginInlineStart: 'auto', fontWeight: tokens.fontWeightSemibold },
    // An answer is judged as soon as it is chosen, also where no script runs.
    ':has(:checked)': { border: `2px solid ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
    ':has(:checked) [data-said]': { display: 'inline' },
    ':focus-within': { outline: `3px solid ${tokens.colorBrandStroke1}`, outlineOffset: '2px' },
    '& input': { width: '22px', height: '22px', flexShrink: 0, accentColor: tokens.colorBrandBackground },
  },
});

/** A question with answers of which one is right; it says so at once, and lets one try again. */
export function Quiz({
  quiz: { question, answers, right },
  name,
}: {
  readonly quiz: Extract<ShownContent, { kind: 'quiz' }>;
  readonly name: string;
}) {
  const styles = useStyles();
  const { door: texts } = adventTexts;
  return (
    <fieldset className={styles.quiz}>
      <legend className={styles.question}>{question}</legend>
      {answers.map((answer, index) => (
        <label key={index} className={styles.answer}>
          <input type="radio" name={name} value={index} />
          <span>{answer}</span>
          <span data-said="">{index === right ? texts.right : texts.wrong}</span>
        </label>
      ))}
    </fieldset>
  );
}
