import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui';
import { useId } from 'react';
import type { ChatModel, OfferedModel } from '../../contract/index.ts';
import { displayPrice } from '../../rules/index.ts';
import { aiUiTexts } from '../../texts.ui.ts';

const useStyles = makeStyles({
  set: { border: 'none', margin: 0, padding: 0, display: 'grid', gap: '4px', minWidth: 0 },
  legend: { padding: '0 0 8px', fontWeight: tokens.fontWeightSemibold },
  one: {
    minHeight: look.touch,
    padding: '4px 12px',
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    gap: '12px',
    alignItems: 'center',
    borderRadius: look.radiusCard,
    border: '2px solid transparent',
    cursor: 'pointer',
    ':focus-within': { outline: `3px solid ${tokens.colorStrokeFocus2}` },
  },
  chosen: {
    backgroundColor: tokens.colorBrandBackground2,
    borderTopColor: tokens.colorBrandStroke1,
    borderRightColor: tokens.colorBrandStroke1,
    borderBottomColor: tokens.colorBrandStroke1,
    borderLeftColor: tokens.colorBrandStroke1,
  },
  dot: { width: '20px', height: '20px', margin: 0, accentColor: tokens.colorBrandStroke1 },
  name: { display: 'block', fontWeight: tokens.fontWeightSemibold },
  note: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.colorNeutralForeground2 },
  price: { fontVariantNumeric: 'tabular-nums', fontSize: tokens.fontSizeBase200 },
});

interface ModelChoiceProps {
  readonly models: readonly (OfferedModel & { readonly cost: number })[];
  readonly chosen: ChatModel;
  readonly onChoose: (model: ChatModel) => void;
}

/** Which model answers, with what an answer costs. */
export function ModelChoice({ models, chosen, onChoose }: ModelChoiceProps) {
  const styles = useStyles();
  const name = useId();
  const { overview } = aiUiTexts;
  return (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>{aiUiTexts.talk.model}</legend>
      {models.map(({ model, cost, isTestable }) => (
        <label key={model} className={mergeClasses(styles.one, model === chosen && styles.chosen)}>
          <input className={styles.dot} type="radio" name={name} checked={model === chosen} onChange={() => onChoose(model)} />
          <span>
            <span className={styles.name}>{aiUiTexts.models[model].name}</span>
            <span className={styles.note}>{isTestable ? overview.testable : aiUiTexts.models[model].note}</span>
          </span>
          <span className={styles.price} title={cost === 0 ? overview.free : fill(overview.perAnswer, { cost: displayPrice(cost) })}>
            {displayPrice(cost)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
