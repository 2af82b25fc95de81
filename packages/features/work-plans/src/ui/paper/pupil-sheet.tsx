import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { fullDay } from '@pausenplatz/kernel-format';
import { look, QrCode } from '@pausenplatz/kernel-ui';
import type { Assignment, Plan, State, Task } from '../../contract/index.ts';
import { sheetColumns } from '../../rules/index.ts';
import { portfolioTexts, sheetTexts as texts } from '../../texts.paper.ts';
import { wordTexts } from '../../texts.ui.ts';
import { faceOf } from '../components/status-face.tsx';
import { TaskIcon } from '../components/task-icon.tsx';
import { type Codes, TaskCode } from './codes.tsx';
import { paperAddress } from './task-address.ts';

const ink = '#1d1d1d';

const useStyles = makeStyles({
  // A sheet is paper on the screen too: light, whatever the theme.
  sheet: {
    boxSizing: 'border-box',
    padding: '24px',
    borderRadius: look.radiusCard,
    boxShadow: look.shadowCard,
    backgroundColor: 'white',
    color: ink,
    printColorAdjust: 'exact',
    '@media (max-width: 640px)': { padding: '16px' },
    '@media print': { padding: 0, boxShadow: 'none', borderRadius: 0, breakAfter: 'page', ':last-child': { breakAfter: 'auto' } },
  },
  head: { display: 'flex', justifyContent: 'space-between', gap: '16px', marginBottom: '12px' },
  words: { display: 'grid', gap: '2px', alignContent: 'start', minWidth: 0, overflowWrap: 'anywhere' },
  name: { fontSize: '22px', lineHeight: '28px', fontWeight: tokens.fontWeightBold },
  plan: { fontSize: '16px', lineHeight: '22px', fontWeight: tokens.fontWeightSemibold },
  planCode: { width: '24mm', height: '24mm', padding: '1mm', borderRadius: 0, flexShrink: 0 },
  tasks: { columnGap: '8mm' },
  two: { columnCount: 2, '@media screen and (max-width: 640px)': { columnCount: 1 } },
  section: {
    backgroundColor: '#ececec',
    padding: '3px 8px',
    marginBottom: '4px',
    borderRadius: '6px',
    fontWeight: tokens.fontWeightSemibold,
    breakAfter: 'avoid',
  },
  task: {
    display: 'grid',
    gridTemplateColumns: '7mm 8mm minmax(0, 1fr) auto',
    gap: '0 2mm',
    alignItems: 'center',
    minHeight: '20.5mm',
    breakInside: 'avoid',
    borderBottom: '1px solid #c8c8c8',
  },
  // In ink, as printers and photocopiers like it.
  icon: { width: '8mm', '& > span': { color: ink } },
  nr: { fontWeight: tokens.fontWeightBold, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  title: {
    fontSize: '13px',
    lineHeight: '17px',
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    overflow: 'hidden',
  },
  state: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    fontSize: '11px',
    lineHeight: '15px',
    '& svg': { width: '13px', height: '13px' },
  },
  code: { width: '20mm', height: '20mm' },
  right: { display: 'flex', alignItems: 'center', gap: '2mm' },
  box: {
    border: '1px solid currentColor',
    borderRadius: '3px',
    padding: '1px 3px',
    minHeight: '10mm',
    boxSizing: 'border-box',
    fontSize: '9px',
  },
});

export interface SheetOf {
  readonly pupil: { readonly id: string; readonly firstName: string; readonly lastName: string };
  readonly assignment: Assignment;
  readonly states: readonly State[];
}

interface PupilSheetProps {
  readonly plan: Plan;
  readonly sheet: SheetOf;
  readonly codes: Codes;
}

/** One pupil’s plan on paper: how far each task is, room for signs by hand, and a code that opens it. */
export function PupilSheet({ plan, sheet: { pupil, assignment, states }, codes }: PupilSheetProps) {
  const styles = useStyles();
  const sections = plan.sections.filter(({ tasks }) => tasks.length > 0);
  const columns = sheetColumns({ tasks: sections.flatMap(({ tasks }) => tasks).length, sections: sections.length });
  const byTask = new Map(states.map((state) => [state.taskId, state]));
  const name = fill(portfolioTexts.name, { firstName: pupil.firstName, lastName: pupil.lastName });
  return (
    <article className={styles.sheet} aria-label={name} data-sheet>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          <span className={styles.plan}>{plan.title}</span>
          <span>
            {[assignment.schoolClass.name, assignment.dueOn === null ? null : fill(texts.due, { day: fullDay(assignment.dueOn) })]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <span>{texts.scan}</span>
        </div>
        <QrCode className={styles.planCode} address={paperAddress(plan.url)} label={texts.plan} />
      </header>
      <div className={mergeClasses(styles.tasks, columns === 2 && styles.two)}>
        {sections.map((section) => (
          <section key={section.id}>
            <h3 className={styles.section}>{section.title || wordTexts.untitled}</h3>
            {section.tasks.map((task) => (
              <Line
                key={task.id}
                task={task}
                state={byTask.get(task.id)}
                codes={codes}
                boxes={columns === 1 ? plan.rowPrint : plan.rowPrint.slice(0, 1)}
              />
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}

interface LineProps {
  readonly task: Task;
  readonly state: State | undefined;
  readonly codes: Codes;
  readonly boxes: Plan['rowPrint'];
}

function Line({ task, state, codes, boxes }: LineProps) {
  const styles = useStyles();
  const { Icon, word } = faceOf(state?.status ?? 'open', task.correctionMode);
  return (
    <div className={styles.task}>
      <span className={styles.nr}>{task.nr}</span>
      <span className={styles.icon}>
        <TaskIcon icon={task.icon} size="round" />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{task.title || wordTexts.untitled}</span>
        <span className={styles.state}>
          <Icon /> {[word, task.mandatory ? null : wordTexts.optional].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={styles.right}>
        {boxes.map(({ id, label, length }) => (
          <span key={id} className={styles.box} style={{ width: `${Math.min(length, 24)}mm` }}>
            {label}
          </span>
        ))}
        <TaskCode codes={codes} taskId={task.id} label={fill(texts.code, { nr: task.nr })} className={styles.code} />
      </span>
    </div>
  );
}
