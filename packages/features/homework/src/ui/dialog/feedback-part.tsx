import { Button, Checkbox, Dropdown, Input, makeStyles, Option, tokens } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { fill } from '@pausenplatz/kernel-contract';
import { Chip, FormField } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { addFeedback, type FeedbackType, feedbackTypes, homeworkLimits, type Task } from '../../contract/index.ts';
import { dialogTexts } from '../../texts.ui.ts';
import { feedbackColors } from '../feedback-colors.ts';
import { usePlanView } from '../planner/plan-context.ts';

const useStyles = makeStyles({
  pair: { display: 'grid', gap: '12px', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' },
  list: { display: 'grid', gap: '8px', listStyleType: 'none', margin: 0, padding: 0 },
  line: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px' },
  grow: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  name: { fontWeight: tokens.fontWeightSemibold },
  add: { justifySelf: 'start' },
});

/** Feedback of the six types to a pupil on this task. */
export function FeedbackPart({ task }: { readonly task: Task }) {
  const styles = useStyles();
  const { plan, changes } = usePlanView();
  const texts = dialogTexts.feedback;
  const [pupilId, setPupilId] = useState(plan.pupils[0]?.id ?? '');
  const [type, setType] = useState<FeedbackType>('lob');
  const [text, setText] = useState('');
  const [shared, setShared] = useState(false);
  const pupil = plan.pupils.find(({ id }) => id === pupilId);
  const nameOf = (id: string) => {
    const found = plan.pupils.find((one) => one.id === id);
    return found ? `${found.firstName} ${found.lastName}` : '';
  };
  const given = task.assignedTo.flatMap((one) => one.feedback.map((feedback) => ({ ...feedback, userId: one.id })));
  const wordsOf = ({ userId, type: kind, feedback }: { userId: string; type: FeedbackType; feedback: string }) =>
    [fill(texts.which, { type: texts.types[kind], name: nameOf(userId) }), feedback].filter((part) => part !== '').join(': ');
  const add = async () => {
    const saved = await changes.change(addFeedback, {
      taskId: task.id,
      userId: pupilId,
      type,
      feedback: text,
      shared: type === 'notiz' && shared,
    });
    // Refused words stay in the field.
    if (saved) setText('');
  };
  return (
    <>
      <div className={styles.pair}>
        <FormField label={texts.pupil}>
          <Dropdown
            value={pupil ? `${pupil.firstName} ${pupil.lastName}` : ''}
            selectedOptions={[pupilId]}
            onOptionSelect={(_event, { optionValue }) => setPupilId(optionValue ?? '')}
          >
            {plan.pupils.map((one) => (
              <Option key={one.id} value={one.id}>
                {`${one.firstName} ${one.lastName}`}
              </Option>
            ))}
          </Dropdown>
        </FormField>
        <FormField label={texts.type}>
          <Dropdown
            value={texts.types[type]}
            selectedOptions={[type]}
            onOptionSelect={(_event, { optionValue }) => setType(feedbackTypes.find((one) => one === optionValue) ?? 'lob')}
          >
            {feedbackTypes.map((one) => (
              <Option key={one} value={one}>
                {texts.types[one]}
              </Option>
            ))}
          </Dropdown>
        </FormField>
      </div>
      <FormField label={texts.text}>
        <Input value={text} maxLength={homeworkLimits.feedbackMaximum} onChange={(_event, { value }) => setText(value)} />
      </FormField>
      {type === 'notiz' && (
        <Checkbox label={texts.shared} checked={shared} onChange={(_event, { checked }) => setShared(checked === true)} />
      )}
      <Button className={styles.add} disabled={!pupil} onClick={() => void add()}>
        {texts.add}
      </Button>
      {given.length === 0 ? (
        <span>{texts.empty}</span>
      ) : (
        <ul className={styles.list}>
          {given.map((one) => (
            <li key={one.id} className={styles.line}>
              <Chip color={feedbackColors[one.type]}>{texts.types[one.type]}</Chip>
              <span className={styles.grow}>
                <span className={styles.name}>{nameOf(one.userId)}</span> {one.feedback}
              </span>
              <Button
                appearance="subtle"
                size="small"
                icon={<Dismiss20Regular />}
                aria-label={fill(texts.remove, { name: nameOf(one.userId) })}
                onClick={() => void changes.removeFeedback(one.id, wordsOf(one))}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
