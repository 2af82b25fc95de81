import { EmptyBlock } from '@pausenplatz/kernel-host/empty-block';
import { fill } from '@pausenplatz/kernel-contract';
import { addDays, fullDay, mondayOf, shortDay, shortWeekday, zurichDay } from '@pausenplatz/kernel-format';
import { useState } from 'react';
import { homeworkBlockTexts as texts } from '../../texts.blocks.ts';
import { type BlockPartProps, Frame, tasksOf } from './block-parts.tsx';
import { useBlockStyles } from './block-styles.ts';
import { BlockTask } from './block-task.tsx';
import { blockCalls, type TasksAnswer } from './read.ts';
import { useReading } from './use-reading.ts';
import { useRest } from './use-rest.ts';

/** Tasks, or events, of the next days, one below the other. */
export function ListPart({
  api,
  reader,
  Live,
  days,
  filter,
}: BlockPartProps & { readonly days: number; readonly filter: 'all' | 'open' | 'events' }) {
  const styles = useBlockStyles();
  const [today] = useState(() => zurichDay(new Date()));
  const input = reader && { ...tasksOf(reader), date: today, to: addDays(today, days - 1), filter };
  const { reading, again } = useReading(api, blockCalls.tasks, input);
  const rest = useRest(api, input, reading.state === 'shown' ? reading.answer : null);
  if (!reader) return <EmptyBlock>{texts.notChosen}</EmptyBlock>;
  return (
    <Frame reading={reading}>
      {(list) => {
        const byWhen = Map.groupBy([...list.tasks, ...rest.tasks], (task) => whenOf(task, today));
        return (
          <>
            {Live && <Live again={again} shareTopic={list.shareTopic} classId={list.schoolClass.id} />}
            {list.tasks.length === 0 && <p className={styles.quiet}>{filter === 'events' ? texts.emptyEvents : texts.emptyList}</p>}
            {[...byWhen].map(([when, tasks]) => (
              <div key={when} className={styles.line}>
                <span className={styles.date} aria-label={fullDayOf(tasks, today)}>
                  {when}
                </span>
                <ul className={styles.list}>
                  {tasks.map((task) => (
                    <BlockTask key={task.id} task={task} subjects={list.subjects} />
                  ))}
                </ul>
              </div>
            ))}
            {rest.readOn && (
              <button type="button" className={styles.more} onClick={rest.readOn}>
                {texts.more}
              </button>
            )}
          </>
        );
      }}
    </Frame>
  );
}

type ListedTask = TasksAnswer['tasks'][number];

/** The day under which something stands in the list; what began before stands today. */
const dayOf = ({ date }: ListedTask, today: string): string => (date === null || date < today ? today : date);

/** The week for which something is, by its Monday; null for what belongs to a day. */
const weekOf = ({ date, specialDayBox }: ListedTask): string | null => (specialDayBox === null ? null : date);

function whenOf(task: ListedTask, today: string): string {
  const week = weekOf(task);
  const day = dayOf(task, today);
  if (week === null) return `${shortWeekday(day)} ${shortDay(day)}`;
  return week === mondayOf(today) ? texts.thisWeek : fill(texts.weekOf, { day: shortDay(week) });
}

/** The day in full for those who listen; a week is already said in words. */
function fullDayOf([first]: readonly ListedTask[], today: string): string | undefined {
  return first === undefined || weekOf(first) !== null ? undefined : fullDay(dayOf(first, today));
}
