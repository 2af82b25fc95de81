import { Button, Dropdown, Input, makeStyles, mergeClasses, Option } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { fill } from '@pausenplatz/kernel-contract';
import { useStrongColors } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { homeworkLimits, type Subject, subjectColors } from '../../contract/index.ts';
import { toolTexts } from '../../texts.ui.ts';
import { usePlanView } from '../planner/plan-context.ts';
import { useSaveSetting } from './use-save-setting.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '6px' },
  line: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(110px, 140px) auto', gap: '8px', alignItems: 'center' },
  add: { gridTemplateColumns: 'minmax(0, 1fr) max-content' },
  dot: { width: '12px', height: '12px', borderRadius: '999px', display: 'inline-block', marginRight: '8px' },
  narrow: { minWidth: 0 },
});

/** The subjects of a class with their colours. */
export function SubjectSettings() {
  const styles = useStyles();
  const { plan } = usePlanView();
  const save = useSaveSetting();
  const [name, setName] = useState('');
  const texts = toolTexts.settings;
  const put = (subjects: readonly Subject[]) => save({ field: 'subjects', value: [...subjects] });
  const add = () => {
    const wanted = name.trim();
    if (wanted === '' || plan.subjects.some((one) => one.name.toLowerCase() === wanted.toLowerCase())) return;
    put([...plan.subjects, { name: wanted, color: subjectColors[plan.subjects.length % subjectColors.length] ?? 'teal' }]);
    setName('');
  };
  return (
    <div className={styles.list}>
      {plan.subjects.map((subject) => (
        <div key={subject.name} className={styles.line}>
          <span>{subject.name}</span>
          <ColorChoice
            subject={subject}
            onChoose={(color) => put(plan.subjects.map((one) => (one.name === subject.name ? { ...one, color } : one)))}
          />
          <Button
            appearance="subtle"
            icon={<Delete20Regular />}
            aria-label={fill(texts.removeSubject, { name: subject.name })}
            onClick={() => put(plan.subjects.filter((one) => one.name !== subject.name))}
          />
        </div>
      ))}
      {plan.subjects.length < homeworkLimits.subjectsPerClass && (
        <div className={mergeClasses(styles.line, styles.add)}>
          <Input
            aria-label={texts.subjectName}
            placeholder={texts.subjectName}
            value={name}
            maxLength={homeworkLimits.subjectMaximum}
            onChange={(_event, { value }) => setName(value)}
            onKeyDown={(event) => event.key === 'Enter' && add()}
          />
          <Button icon={<Add20Regular />} onClick={add}>
            {texts.addSubject}
          </Button>
        </div>
      )}
    </div>
  );
}

function ColorChoice({ subject, onChoose }: { readonly subject: Subject; readonly onChoose: (color: Subject['color']) => void }) {
  const styles = useStyles();
  const strong = useStrongColors();
  const { colors, subjectColor } = toolTexts.settings;
  return (
    <Dropdown
      className={styles.narrow}
      aria-label={fill(subjectColor, { name: subject.name })}
      value={colors[subject.color]}
      selectedOptions={[subject.color]}
      button={<span>{colors[subject.color]}</span>}
      onOptionSelect={(_event, { optionValue }) => {
        const color = subjectColors.find((one) => one === optionValue);
        if (color) onChoose(color);
      }}
    >
      {subjectColors.map((color) => (
        <Option key={color} value={color} text={colors[color]}>
          <span className={mergeClasses(styles.dot, strong[color])} aria-hidden />
          {colors[color]}
        </Option>
      ))}
    </Dropdown>
  );
}
