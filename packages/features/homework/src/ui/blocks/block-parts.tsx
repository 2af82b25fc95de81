import { EmptyBlock } from '@pausenplatz/kernel-host/empty-block';
import { fill } from '@pausenplatz/kernel-contract';
import { addDays, fullDay, isoWeekday, mondayOf, shortDay, shortWeekday, zurichDay } from '@pausenplatz/kernel-format';
import { AtOnce } from '@pausenplatz/kernel-ui/drawn';
import { mergeClasses } from '@pausenplatz/kernel-ui/theme';
import { type ReactNode, useState } from 'react';
import { weekTitle } from '../../rules/week-title.ts';
import { homeworkBlockTexts as texts } from '../../texts.blocks.ts';
import { useBlockStyles } from './block-styles.ts';
import { BlockTask } from './block-task.tsx';
import { type BlockApi, blockCalls, type BlockReader, type PlanAnswer } from './read.ts';
import { type Reading, useReading } from './use-reading.ts';

/** Which class a block shows, and whether guests may look in. */
export interface BlockClass {
  readonly schoolClassId: string | null;
  readonly share: string | null;
}

export interface BlockPartProps {
  readonly api: BlockApi;
  /** Null while no class was chosen. */
  readonly reader: BlockReader | null;
  /** Called with what keeps the block live: how to read again, and the topic of guests. */
  readonly Live?: (props: { readonly again: () => void; readonly shareTopic: string | null; readonly classId: string }) => ReactNode;
}

export function Frame<Answer extends { readonly shareTopic: string | null }>({
  reading,
  children,
}: {
  readonly reading: Reading<Answer>;
  readonly children: (answer: Answer) => ReactNode;
}) {
  const styles = useBlockStyles();
  if (reading.state === 'shown') {
    const { answer } = reading;
    return (
      <section className={styles.card} {...(answer.shareTopic !== null && { 'data-live': '' })}>
        {children(answer)}
      </section>
    );
  }
  const sentence = { loading: texts.loading, refused: texts.notForYou, failed: texts.failed }[reading.state];
  return (
    <section className={styles.card} aria-busy={reading.state === 'loading'}>
      <p className={styles.quiet}>{sentence}</p>
    </section>
  );
}

type PlanColumn = PlanAnswer['content'][number];

/** A day or a box with what stands in it. */
function WeekColumn({ column, plan }: { readonly column: PlanColumn; readonly plan: PlanAnswer }) {
  const styles = useBlockStyles();
  const { day } = column;
  const box = [...plan.specialDayBoxesBefore, ...plan.specialDayBoxesAfter].find(({ id }) => id === column.specialDayBox);
  return (
    <section className={mergeClasses(styles.day, day === plan.today && styles.today)}>
      <h3 className={styles.dayName} aria-label={day === null ? undefined : fullDay(day)}>
        {day === null ? box?.title : `${shortWeekday(day)} ${shortDay(day)}`}
      </h3>
      <ul className={mergeClasses(styles.list, day === null && styles.wide)}>
        {[...column.events, ...column.tasks].map((task) => (
          <BlockTask key={task.id} task={task} subjects={plan.subjects} />
        ))}
      </ul>
    </section>
  );
}

// The two calls name the class differently (specification section 7).
const planOf = (reader: BlockReader) => ('share' in reader ? reader : { schoolClass: reader.classId, ...guestOf(reader) });
export const tasksOf = (reader: BlockReader) => ('share' in reader ? reader : { schoolClassId: reader.classId, ...guestOf(reader) });
const guestOf = ({ guest }: { readonly guest?: true }) => guest && { guest };

/** The week of a class, or its today, with arrows through the weeks. */
export function WeekPart({
  api,
  reader,
  Live,
  view,
  showWeekend,
}: BlockPartProps & { readonly view: 'week' | 'day'; readonly showWeekend: boolean }) {
  const styles = useBlockStyles();
  const [today] = useState(() => zurichDay(new Date()));
  const [day, setDay] = useState(today);
  const date = view === 'week' ? mondayOf(day) : day;
  const { reading, again } = useReading(api, blockCalls.plan, reader && { ...planOf(reader), date, view });
  if (!reader) return <EmptyBlock>{texts.notChosen}</EmptyBlock>;
  return (
    <Frame reading={reading}>
      {(plan) => {
        const isFilled = (column: PlanColumn) => column.tasks.length + column.events.length > 0;
        const isEmpty = !plan.content.some(isFilled);
        const isShown = ({ day: one }: PlanColumn) => one !== null && (showWeekend || view === 'day' || isoWeekday(one) <= 5);
        const days = isEmpty ? [] : plan.content.filter((column) => isShown(column) || (column.day !== null && isFilled(column)));
        const sides = { before: plan.specialDayBoxesBefore, after: plan.specialDayBoxesAfter };
        const part = (column: PlanColumn) => <WeekColumn key={column.day ?? column.specialDayBox} column={column} plan={plan} />;
        const boxesOf = (side: keyof typeof sides) =>
          plan.content.filter((column) => isFilled(column) && sides[side].some(({ id }) => id === column.specialDayBox)).map(part);
        return (
          <>
            {Live && <Live again={again} shareTopic={plan.shareTopic} classId={plan.schoolClass.id} />}
            <header className={styles.head}>
              <h2 className={mergeClasses(styles.title, view === 'week' && styles.beside)}>{weekTitle(plan.title, date)}</h2>
              {view === 'week' && (
                <AtOnce className={styles.steps}>
                  <button type="button" className={styles.step} aria-label={texts.previous} onClick={() => setDay(addDays(date, -7))}>
                    ‹
                  </button>
                  <span>{fill(texts.until, { from: shortDay(plan.from), to: shortDay(plan.to) })}</span>
                  <button type="button" className={styles.step} aria-label={texts.next} onClick={() => setDay(addDays(date, 7))}>
                    ›
                  </button>
                </AtOnce>
              )}
            </header>
            {isEmpty && <p className={styles.quiet}>{view === 'week' ? texts.emptyWeek : texts.emptyDay}</p>}
            {boxesOf('before')}
            {days.length > 0 && (
              <div className={styles.week} style={{ '--count': days.length }}>
                {days.map(part)}
              </div>
            )}
            {boxesOf('after')}
          </>
        );
      }}
    </Frame>
  );
}
