import { mergeClasses } from '@fluentui/react-components';
import { useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { addDays, longWeekday } from '@pausenplatz/kernel-format';
import { type ColorName, colorNameOf, ListState, useStrongColors } from '@pausenplatz/kernel-ui';
import { classLoad } from '../../contract/index.ts';
import { reportTexts } from '../../texts.reports.ts';
import { toolTexts } from '../../texts.ui.ts';
import { useReportStyles } from './report-styles.ts';
import type { ReportRange } from './reports-page.tsx';

// Any Monday names the days.
const aMonday = '2026-11-16';

interface Bar {
  readonly label: string;
  readonly value: number;
  readonly words: string;
  readonly color: ColorName;
}

/** Expected minutes per weekday and tasks per subject. */
export function LoadReport({ range }: { readonly range: ReportRange }) {
  const styles = useReportStyles();
  const query = useCall(classLoad, range);
  return (
    <ListState query={query} isEmpty={({ subjects }) => subjects.length === 0} empty={<p>{reportTexts.emptyLoad}</p>}>
      {({ weekdays, subjects }) => (
        <div className={styles.frame}>
          <h2 className={styles.heading}>{reportTexts.weekday}</h2>
          <Bars
            bars={weekdays
              .filter(({ weekday, tasks }) => weekday <= 5 || tasks > 0)
              .map(({ weekday, minutes, days }) => {
                const value = days === 0 ? 0 : Math.round(minutes / days);
                return {
                  label: longWeekday(addDays(aMonday, weekday - 1)),
                  value,
                  words: fill(reportTexts.minutes, { minutes: value }),
                  color: 'teal',
                };
              })}
          />
          <h2 className={styles.heading}>{reportTexts.subjects}</h2>
          <Bars
            bars={subjects.map(({ subject, color, tasks }) => ({
              label: subject ?? toolTexts.studyHall.noSubject,
              value: tasks,
              words: tasks === 1 ? reportTexts.oneTask : fill(reportTexts.tasks, { count: tasks }),
              color: colorNameOf(color),
            }))}
          />
        </div>
      )}
    </ListState>
  );
}

function Bars({ bars }: { readonly bars: readonly Bar[] }) {
  const styles = useReportStyles();
  const strong = useStrongColors();
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <div className={styles.bars}>
      {bars.map(({ label, value, words, color }) => (
        <div key={label} className={styles.bar}>
          <span>{label}</span>
          <div className={styles.track} aria-hidden>
            {value > 0 && <div className={mergeClasses(styles.filled, strong[color])} style={{ width: `${(value / most) * 100}%` }} />}
          </div>
          <span>{words}</span>
        </div>
      ))}
    </div>
  );
}
