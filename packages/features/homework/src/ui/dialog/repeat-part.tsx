import { Button, Dropdown, Input, makeStyles, Option, ToggleButton } from '@fluentui/react-components';
import { useApi } from '@pausenplatz/kernel-browser';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { addDays, shortDay, shortWeekday } from '@pausenplatz/kernel-format';
import { FormField, notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getPlan, type RepeatMode, repeatModes, repeatTask, type Task } from '../../contract/index.ts';
import { dialogTexts } from '../../texts.ui.ts';

const useStyles = makeStyles({
  pair: { display: 'grid', gap: '12px', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' },
  days: { display: 'flex', flexWrap: 'wrap', gap: '4px' },
  day: { minWidth: '48px' },
  save: { justifySelf: 'start' },
});

// Any Monday names the days.
const aMonday = '2026-11-16';

/** Lets a task come again: how often, on which days, until when. */
export function RepeatPart({ task }: { readonly task: Task }) {
  const styles = useStyles();
  const api = useApi();
  const client = useQueryClient();
  const texts = dialogTexts.repeat;
  const [mode, setMode] = useState<RepeatMode>(task.repeat?.mode ?? 'weekly');
  const [to, setTo] = useState(task.repeat?.to ?? (task.date === null ? '' : addDays(task.date, 28)));
  const [days, setDays] = useState<readonly number[]>(task.repeat?.selectedDays ?? []);
  const save = async () => {
    try {
      const { tasks } = await api.call(repeatTask, { taskId: task.id, repeatMode: mode, repeatTo: to, selectedDays: [...days] });
      notify({ type: 'success', title: counted(texts.done, tasks) });
    } catch (error) {
      notifyRefusal(error);
    }
    return client.invalidateQueries({ queryKey: [getPlan.id] });
  };
  return (
    <>
      <span>{task.repeat ? fill(texts.now, { mode: texts.modes[task.repeat.mode], to: shortDay(task.repeat.to) }) : texts.lead}</span>
      <div className={styles.pair}>
        <FormField label={texts.mode}>
          <Dropdown
            value={texts.modes[mode]}
            selectedOptions={[mode]}
            onOptionSelect={(_event, { optionValue }) => setMode(repeatModes.find((one) => one === optionValue) ?? 'weekly')}
          >
            {repeatModes.map((one) => (
              <Option key={one} value={one}>
                {texts.modes[one]}
              </Option>
            ))}
          </Dropdown>
        </FormField>
        <FormField label={texts.to}>
          <Input type="date" value={to} min={task.date ?? undefined} onChange={(_event, { value }) => setTo(value)} />
        </FormField>
      </div>
      {mode === 'selectedDays' && (
        <div className={styles.days} role="group" aria-label={texts.days}>
          {[1, 2, 3, 4, 5, 6, 7].map((day) => (
            <ToggleButton
              key={day}
              className={styles.day}
              checked={days.includes(day)}
              onClick={() => setDays(days.includes(day) ? days.filter((one) => one !== day) : [...days, day])}
            >
              {shortWeekday(addDays(aMonday, day - 1))}
            </ToggleButton>
          ))}
        </div>
      )}
      <Button className={styles.save} disabled={to === '' || task.date === null} onClick={() => void save()}>
        {task.repeat ? texts.renew : texts.save}
      </Button>
    </>
  );
}
