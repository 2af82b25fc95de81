import { Button, Checkbox, Dropdown, Input, makeStyles, Option } from '@fluentui/react-components';
import type { SignedInUser } from '@pausenplatz/kernel-host';
import { FormField, notify } from '@pausenplatz/kernel-ui';
import { ClassPicker } from '@pausenplatz/schools/ui';
import { useState } from 'react';
import type { Task } from '../../contract/index.ts';
import { leftBehind } from '../../rules/index.ts';
import { dialogTexts } from '../../texts.ui.ts';
import { StaysHere } from '../planner/class-tray.tsx';
import { usePlanView } from '../planner/plan-context.ts';

const useStyles = makeStyles({
  pair: { display: 'grid', gap: '12px', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' },
  save: { justifySelf: 'start' },
});

interface MovePartProps {
  readonly task: Task;
  readonly classes: SignedInUser['schoolClasses'];
  readonly onMoved: () => void;
}

/** To another day, box or class, as a move or a copy: what dragging does, without a pointer. */
export function MovePart({ task, classes, onMoved }: MovePartProps) {
  const styles = useStyles();
  const { plan, changes } = usePlanView();
  const texts = dialogTexts.move;
  const boxes = [...plan.specialDayBoxesBefore, ...plan.specialDayBoxesAfter];
  const [date, setDate] = useState(task.date ?? plan.from);
  const [boxId, setBoxId] = useState(task.specialDayBox ?? '');
  const [classId, setClassId] = useState(plan.schoolClass.id);
  const [copy, setCopy] = useState(false);
  const staysInClass = classId === plan.schoolClass.id;
  const mustCopy = !staysInClass && leftBehind(task).feedback > 0;
  const copies = copy || mustCopy;
  const save = async () => {
    const to = {
      date,
      specialDayBox: boxId === '' || !staysInClass ? null : boxId,
      copy: copies,
      ...(!staysInClass && { schoolClassId: classId }),
    };
    const moved = await changes.move(task, to);
    if (!moved) return;
    notify({ type: 'success', title: copies ? texts.copied : texts.done });
    onMoved();
  };
  return (
    <>
      <div className={styles.pair}>
        {task.forSchoolClass && classes.length > 1 && <ClassPicker classes={classes} value={classId} onChange={setClassId} />}
        {staysInClass && task.forSchoolClass && boxes.length > 0 && (
          <FormField label={texts.place}>
            <Dropdown
              value={boxes.find(({ id }) => id === boxId)?.title ?? texts.day}
              selectedOptions={[boxId]}
              onOptionSelect={(_event, { optionValue }) => setBoxId(optionValue ?? '')}
            >
              <Option value="">{texts.day}</Option>
              {boxes.map(({ id, title }) => (
                <Option key={id} value={id}>
                  {title}
                </Option>
              ))}
            </Dropdown>
          </FormField>
        )}
        <FormField label={texts.date}>
          <Input type="date" value={date} onChange={(_event, { value }) => value !== '' && setDate(value)} />
        </FormField>
      </div>
      {!staysInClass && <StaysHere task={task} />}
      <Checkbox label={texts.copy} checked={copies} disabled={mustCopy} onChange={(_event, { checked }) => setCopy(checked === true)} />
      <Button className={styles.save} onClick={() => void save()}>
        {copies ? texts.saveCopy : texts.save}
      </Button>
    </>
  );
}
