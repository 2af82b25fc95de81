import { Combobox, Input, makeStyles, mergeClasses, Option, Switch, Textarea } from '@fluentui/react-components';
import { RefusedError } from '@pausenplatz/kernel-browser';
import { FormField, useStrongColors } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { homeworkLimits, type Task } from '../../contract/index.ts';
import { subjectColor } from '../../rules/index.ts';
import { dialogTexts } from '../../texts.ui.ts';
import { AttachmentsField } from '../attachments/attachments-field.tsx';
import { LoadBar } from '../planner/load-bar.tsx';
import { usePlanView } from '../planner/plan-context.ts';
import { TextConflict } from '../planner/text-conflict.tsx';
import { forgetWriting, keepWriting, keptWriting } from '../writing.ts';
import { MinutesField } from './minutes-field.tsx';
import { type SaveSeriesWords, useFieldChange } from './use-field-change.ts';
import { ScopeChoice } from './scope-choice.tsx';

const useStyles = makeStyles({
  pair: { display: 'grid', gap: '16px', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', alignItems: 'start' },
  switches: { display: 'flex', flexWrap: 'wrap', gap: '4px 24px' },
  dot: { width: '12px', height: '12px', borderRadius: '999px', display: 'inline-block', marginRight: '8px' },
});

/** Words, subject, minutes, visibility, event, files; each is saved when it is left. */
export function DetailsPart({ task }: { readonly task: Task }) {
  const styles = useStyles();
  const strong = useStrongColors();
  const { plan, changes } = usePlanView();
  const { scope, setScope, save, saveSeriesWords } = useFieldChange(task);
  const [subject, setSubject] = useState(task.subject ?? '');
  const saveSubject = (chosen: string) => {
    const value = chosen.trim().slice(0, homeworkLimits.subjectMaximum) || null;
    if (value !== task.subject) save({ field: 'subject', value });
  };
  return (
    <>
      {task.repeat && <ScopeChoice scope={scope} onChoose={setScope} />}
      <TextField task={task} saveSeriesWords={saveSeriesWords} />
      <div className={styles.pair}>
        <FormField label={dialogTexts.subject}>
          <Combobox
            expandIcon={{ 'aria-label': dialogTexts.subjects }}
            freeform
            value={subject}
            placeholder={dialogTexts.noSubject}
            onChange={(event) => setSubject(event.target.value)}
            onOptionSelect={(_event, { optionValue }) => {
              setSubject(optionValue ?? '');
              saveSubject(optionValue ?? '');
            }}
            onBlur={() => saveSubject(subject)}
          >
            {plan.subjects.map(({ name }) => (
              <Option key={name} value={name} text={name}>
                <span className={mergeClasses(styles.dot, strong[subjectColor(plan.subjects, name)])} aria-hidden />
                {name}
              </Option>
            ))}
          </Combobox>
        </FormField>
        {!task.event && (
          <MinutesField
            label={dialogTexts.minutes}
            help={dialogTexts.minutesHelp}
            minutes={task.minutes}
            onSave={(value) => save({ field: 'minutes', value })}
          />
        )}
        {task.event && task.date !== null && (
          <FormField label={dialogTexts.eventTo}>
            <Input
              type="date"
              min={task.date}
              value={task.eventDateTo ?? task.date}
              onChange={(_event, { value }) => {
                if (value !== '') void changes.update({ id: task.id, field: 'eventDateTo', value: value === task.date ? null : value }, {});
              }}
            />
          </FormField>
        )}
      </div>
      {plan.canTeach && task.date !== null && task.specialDayBox === null && <LoadBar plan={plan} day={task.date} />}
      <div className={styles.switches}>
        {task.forSchoolClass && (
          <Switch
            label={dialogTexts.visible}
            checked={task.visible}
            onChange={(_event, { checked }) => save({ field: 'visible', value: checked })}
          />
        )}
        <Switch
          label={dialogTexts.isEvent}
          checked={task.event}
          onChange={(_event, { checked }) => void changes.update({ id: task.id, field: 'event', value: checked }, { event: checked })}
        />
      </div>
      <AttachmentsField task={task} />
    </>
  );
}

function TextField({ task, saveSeriesWords }: { readonly task: Task; readonly saveSeriesWords: SaveSeriesWords | null }) {
  const { changes } = usePlanView();
  const [kept] = useState(() => keptWriting(task.id));
  const [text, setText] = useState(kept?.text ?? task.task);
  const [base, setBase] = useState(kept?.base.words ?? task.task);
  const [conflict, setConflict] = useState<{ theirs: string; revision: number } | null>(null);
  const settle = (words: string, saved: Task) => {
    forgetWriting(task.id);
    setConflict(null);
    setBase(saved.task);
    // Whoever went on writing while it was saved keeps what stands there.
    setText((now) => (now === words ? saved.task : now));
  };
  const save = async (words: string, from: string, revision: number, saveSeries = saveSeriesWords) => {
    const wanted = words.trim();
    if (wanted === '' || wanted === from) return forgetWriting(task.id);
    if (saveSeries) {
      const answer = await saveSeries(wanted, from);
      // Refused words stay in the field, and in the draft.
      if (!answer) return undefined;
      if (answer.kept.includes(task.id)) return setConflict({ theirs: answer.task.task, revision: answer.task.revision });
      return settle(words, answer.task);
    }
    try {
      settle(words, await changes.saveText({ ...task, revision }, wanted, from));
    } catch (error) {
      if (!(error instanceof RefusedError) || error.body.code !== 'TASK_TEXT_CONFLICT') return undefined;
      const { theirs, revision: newest } = error.body.details ?? {};
      setConflict({ theirs: String(theirs), revision: Number(newest) });
    }
    return undefined;
  };
  if (conflict) {
    return (
      <TextConflict
        mine={text}
        theirs={conflict.theirs}
        onChoose={(words) => {
          setText(words);
          if (words !== conflict.theirs) return void save(words, conflict.theirs, conflict.revision, null);
          forgetWriting(task.id);
          setBase(words);
          setConflict(null);
        }}
      />
    );
  }
  return (
    <FormField label={dialogTexts.text}>
      <Textarea
        value={text}
        rows={3}
        resize="vertical"
        maxLength={homeworkLimits.taskMaximum}
        onFocus={() => {
          // What somebody else wrote since is what one writes on.
          if (text !== base) return;
          setText(task.task);
          setBase(task.task);
        }}
        onChange={(_event, { value }) => {
          setText(value);
          keepWriting(task.id, { text: value, base: { words: base, revision: task.revision } });
        }}
        onBlur={() => void save(text, base, task.revision)}
      />
    </FormField>
  );
}
