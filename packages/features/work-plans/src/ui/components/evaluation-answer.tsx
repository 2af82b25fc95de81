import { Button, makeStyles, Select, Textarea } from '@fluentui/react-components';
import { Star24Filled, Star24Regular } from '@fluentui/react-icons/svg/star';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { useDraft } from '@pausenplatz/kernel-ui';
import { type EvaluationItem, workPlanLimits } from '../../contract/index.ts';
import { evaluationTexts as texts } from '../../texts.ui.ts';
import { Faces } from './faces.tsx';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: '4px' },
  text: { display: 'grid', gap: '8px', justifyItems: 'start' },
  wide: { width: '100%' },
});

interface EvaluationAnswerProps {
  readonly item: EvaluationItem;
  /** Of the draft of a text. */
  readonly name: string;
  readonly value: number | string | undefined;
  readonly onChange: (value: number | string | null) => void;
  readonly disabled?: boolean;
}

/** The way to answer one question of a plan: faces, stars, a scale or words. */
export function EvaluationAnswer({ item, name, value, onChange, disabled = false }: EvaluationAnswerProps) {
  const styles = useStyles();
  const number = typeof value === 'number' ? value : null;
  switch (item.mode) {
    case 'smiley3':
      return <Faces label={item.question} value={number} onChange={onChange} disabled={disabled} />;
    case 'stars5':
      return (
        <div className={styles.row} role="group" aria-label={item.question}>
          {[1, 2, 3, 4, 5].map((one) => (
            <Button
              key={one}
              appearance="subtle"
              disabled={disabled}
              aria-pressed={number === one}
              aria-label={counted(texts.stars, one)}
              icon={number !== null && one <= number ? <Star24Filled /> : <Star24Regular />}
              onClick={() => onChange(one)}
            />
          ))}
        </div>
      );
    case 'scale10':
      return (
        <Select
          aria-label={item.question}
          disabled={disabled}
          value={number === null ? '' : String(number)}
          onChange={(_event, { value: chosen }) => onChange(chosen === '' ? null : Number(chosen))}
        >
          <option value="">{texts.none}</option>
          {Array.from({ length: 10 }, (_one, at) => (
            <option key={at} value={at + 1}>
              {fill(texts.scale, { count: at + 1 })}
            </option>
          ))}
        </Select>
      );
    case 'text':
      return (
        <Words
          key={String(value)}
          item={item}
          name={name}
          value={typeof value === 'string' ? value : ''}
          onChange={onChange}
          disabled={disabled}
        />
      );
  }
}

function Words({ item, name, value, onChange, disabled = false }: EvaluationAnswerProps & { readonly value: string }) {
  const styles = useStyles();
  const draft = useDraft(name, value);
  return (
    <div className={styles.text}>
      <Textarea
        className={styles.wide}
        aria-label={item.question}
        disabled={disabled}
        value={draft.text}
        maxLength={workPlanLimits.textMaximum}
        onChange={(_event, { value: words }) => draft.setText(words)}
      />
      <Button disabled={disabled || draft.text.trim() === value} onClick={() => onChange(draft.text.trim())}>
        {texts.save}
      </Button>
    </div>
  );
}

/** An answer in words, for who only reads it. */
export function answerWords({ mode }: EvaluationItem, value: number | string | undefined): string {
  if (value === undefined || value === '') return texts.none;
  if (typeof value === 'string') return value;
  if (mode === 'stars5') return counted(texts.stars, value);
  if (mode === 'scale10') return fill(texts.scale, { count: value });
  return value === 1 || value === 2 || value === 3 ? texts.smiley3[value] : texts.none;
}
