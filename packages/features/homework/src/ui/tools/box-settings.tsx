import { Button, Checkbox, Input, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { useApi } from '@pausenplatz/kernel-browser';
import { type AnyCall, fill, type InputOf } from '@pausenplatz/kernel-contract';
import { notifyRefusal } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addBox, type BoxSide, deleteBox, getPlan, homeworkLimits, updateBox } from '../../contract/index.ts';
import { plannerTexts, toolTexts } from '../../texts.ui.ts';
import { usePlanView } from '../planner/plan-context.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '8px' },
  line: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto auto', gap: '8px', alignItems: 'center' },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  add: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' },
});

/** Undated boxes beside the week: named, added, taken away. */
export function BoxSettings() {
  const styles = useStyles();
  const api = useApi();
  const client = useQueryClient();
  const { plan } = usePlanView();
  const [title, setTitle] = useState('');
  const [side, setSide] = useState<BoxSide>('before');
  const [perWeek, setPerWeek] = useState(true);
  const texts = toolTexts.settings;
  const send = async <C extends AnyCall>(call: C, input: InputOf<C>): Promise<boolean> => {
    try {
      await api.call(call, input, call.idempotent ? { idempotencyKey: crypto.randomUUID() } : {});
      await client.invalidateQueries({ queryKey: [getPlan.id] });
      return true;
    } catch (error) {
      notifyRefusal(error);
      return false;
    }
  };
  const add = async () => {
    if (title.trim() === '') return;
    if (await send(addBox, { schoolClassId: plan.schoolClass.id, title, side, perWeek })) setTitle('');
  };
  return (
    <div className={styles.list}>
      {[...plan.specialDayBoxesBefore, ...plan.specialDayBoxesAfter].map((box) => (
        <div key={box.id} className={styles.line}>
          <Input
            defaultValue={box.title}
            aria-label={texts.boxTitle}
            maxLength={homeworkLimits.boxTitleMaximum}
            onBlur={({ target }) =>
              target.value.trim() !== '' &&
              target.value !== box.title &&
              void send(updateBox, { id: box.id, field: 'title', value: target.value })
            }
          />
          <span className={styles.note}>
            {box.side === 'before' ? texts.boxBefore : texts.boxAfter}
            {box.perWeek && `, ${plannerTexts.perWeek}`}
          </span>
          <Button
            appearance="subtle"
            icon={<Delete20Regular />}
            aria-label={fill(texts.removeBox, { title: box.title })}
            onClick={() => void send(deleteBox, { id: box.id })}
          />
        </div>
      ))}
      <div className={styles.add}>
        <Input
          aria-label={texts.boxTitle}
          placeholder={texts.boxTitle}
          value={title}
          maxLength={homeworkLimits.boxTitleMaximum}
          onChange={(_event, { value }) => setTitle(value)}
        />
        <RadioGroup layout="horizontal" value={side} onChange={(_event, { value }) => setSide(value === 'after' ? 'after' : 'before')}>
          <Radio value="before" label={texts.boxBefore} />
          <Radio value="after" label={texts.boxAfter} />
        </RadioGroup>
        <Checkbox label={texts.boxPerWeek} checked={perWeek} onChange={(_event, { checked }) => setPerWeek(checked === true)} />
        <Button icon={<Add20Regular />} onClick={() => void add()}>
          {texts.addBox}
        </Button>
      </div>
    </div>
  );
}
