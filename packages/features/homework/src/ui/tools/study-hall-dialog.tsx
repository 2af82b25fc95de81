import { Button, Dropdown, makeStyles, Option, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { ChevronLeft24Regular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right';
import { Circle20Regular } from '@fluentui/react-icons/svg/circle';
import { useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { addDays, mondayOf, shortDay, shortWeekday } from '@pausenplatz/kernel-format';
import { Chip, ClosableDialog, colorNameOf, FormField, ListState } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { getStudyHall, homeworkLimits, type Task } from '../../contract/index.ts';
import { isDoneBy } from '../../rules/index.ts';
import { toolTexts } from '../../texts.ui.ts';
import { usePlanView } from '../planner/plan-context.ts';

const useStyles = makeStyles({
  range: { display: 'flex', alignItems: 'center', gap: '4px' },
  subject: { display: 'grid', gap: '6px', justifyItems: 'start' },
  list: { display: 'grid', gap: '6px', listStyleType: 'none', margin: 0, padding: 0, width: '100%' },
  line: { display: 'grid', gridTemplateColumns: '24px minmax(92px, auto) minmax(0, 1fr)', gap: '6px', alignItems: 'start' },
  done: { color: tokens.colorStatusSuccessForeground1 },
  when: { color: tokens.colorNeutralForeground2 },
});

/** All subjects of seven days for one pupil: what a study hall needs on one screen (H12). */
export function StudyHallDialog({ onClose }: { readonly onClose: () => void }) {
  const styles = useStyles();
  const { plan, userId: self } = usePlanView();
  const [userId, setUserId] = useState((plan.canTeach ? plan.pupils[0]?.id : self) ?? self);
  const [date, setDate] = useState(plan.today);
  const query = useCall(getStudyHall, { schoolClassId: plan.schoolClass.id, userId, date }, { enabled: plan.pupils.length > 0 });
  const texts = toolTexts.studyHall;
  const pupil = plan.pupils.find(({ id }) => id === userId);
  return (
    <ClosableDialog isDone title={texts.title} closeLabel={texts.close} onClose={onClose}>
      {() => (
        <>
          <p>{texts.lead}</p>
          {plan.canTeach && (
            <FormField label={texts.pupil}>
              <Dropdown
                value={pupil ? `${pupil.firstName} ${pupil.lastName}` : ''}
                selectedOptions={[userId]}
                onOptionSelect={(_event, { optionValue }) => setUserId(optionValue ?? userId)}
              >
                {plan.pupils.map((one) => (
                  <Option key={one.id} value={one.id}>
                    {`${one.firstName} ${one.lastName}`}
                  </Option>
                ))}
              </Dropdown>
            </FormField>
          )}
          <div className={styles.range}>
            <Button
              appearance="subtle"
              icon={<ChevronLeft24Regular />}
              aria-label={texts.earlier}
              onClick={() => setDate(addDays(date, -homeworkLimits.studyHallDays))}
            />
            <span>{fill(texts.range, { from: shortDay(addDays(date, 1 - homeworkLimits.studyHallDays)), to: shortDay(date) })}</span>
            <Button
              appearance="subtle"
              icon={<ChevronRight24Regular />}
              aria-label={texts.later}
              onClick={() => setDate(addDays(date, homeworkLimits.studyHallDays))}
            />
          </div>
          <ListState query={query} isEmpty={({ subjects }) => subjects.length === 0} empty={<p>{texts.empty}</p>}>
            {({ subjects }) =>
              subjects.map(({ subject, color, tasks }) => (
                <section key={subject ?? ''} className={styles.subject}>
                  <Chip color={colorNameOf(color)}>{subject ?? texts.noSubject}</Chip>
                  <ul className={styles.list}>
                    {tasks.map((task) => {
                      const isDone = isDoneBy(task, userId);
                      return (
                        <li key={task.id} className={styles.line}>
                          {isDone ? (
                            <CheckmarkCircle20Filled className={styles.done} aria-label={texts.done} />
                          ) : (
                            <Circle20Regular aria-label={texts.open} />
                          )}
                          <span className={styles.when}>{whenOf(task, plan.today)}</span>
                          <span>{task.task}</span>
                        </li>
                      );
                    })}
                  </ul>
                </section>
              ))
            }
          </ListState>
        </>
      )}
    </ClosableDialog>
  );
}

/** The day of a task; one for the whole week carries its Monday and belongs to no day. */
function whenOf({ date, specialDayBox }: Pick<Task, 'date' | 'specialDayBox'>, today: string): string {
  if (date === null) return '';
  if (specialDayBox === null) return `${shortWeekday(date)} ${shortDay(date)}`;
  return date === mondayOf(today) ? toolTexts.studyHall.thisWeek : fill(toolTexts.studyHall.weekOf, { day: shortDay(date) });
}
