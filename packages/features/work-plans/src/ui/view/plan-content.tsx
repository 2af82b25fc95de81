import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Star16Filled } from '@fluentui/react-icons/svg/star';
import { fill } from '@pausenplatz/kernel-contract';
import { Card, Chip, colorNameOf, EmptyState, useSoftColors } from '@pausenplatz/kernel-ui';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Plan, Task } from '../../contract/index.ts';
import { sheetTexts } from '../../texts.paper.ts';
import { planTexts as texts, wordTexts } from '../../texts.ui.ts';
import { AttachmentLinks } from '../components/attachment-links.tsx';
import { DueChip } from '../components/due-chip.tsx';
import { TaskIcon } from '../components/task-icon.tsx';
import { CodeDrawings, type Codes, TaskCode, useTaskCodes } from '../paper/codes.tsx';
import { PrintPart } from '../paper/print-part.tsx';

const useStyles = makeStyles({
  stack: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' },
  head: { padding: '12px 20px', fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  section: { overflow: 'hidden' },
  tasks: { listStyleType: 'none', margin: 0, padding: 0 },
  task: {
    display: 'grid',
    gridTemplateColumns: '2.5em 56px minmax(0, 1fr)',
    gap: '4px 16px',
    padding: '16px 20px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    breakInside: 'avoid',
    '@media print': { gridTemplateColumns: '2.5em 34px minmax(0, 1fr) auto', padding: '6px 16px' },
  },
  // To be filled by hand: on paper alone.
  boxes: { display: 'none', '@media print': { display: 'flex', gap: '8px' } },
  box: { border: '1px solid currentColor', borderRadius: '4px', padding: '2px 4px', minHeight: '12mm', fontSize: tokens.fontSizeBase100 },
  // Paper keeps it at the size that cameras read.
  code: { width: '20mm', height: '20mm' },
  asked: { outline: `3px solid ${tokens.colorBrandStroke1}`, outlineOffset: '-3px', '@media print': { outline: 'none' } },
  nr: { fontVariantNumeric: 'tabular-nums', fontWeight: tokens.fontWeightSemibold, textAlign: 'right' },
  icon: { '@media print': { zoom: 0.6 } },
  words: {
    display: 'grid',
    gap: '6px',
    minWidth: 0,
    alignContent: 'start',
    // Paper has room for the facts beside the title.
    '@media print': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 12px' },
  },
  title: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: tokens.colorNeutralForeground2 },
  below: { '@media print': { order: 1, flexBasis: '100%' } },
});

/** A plan as it stands: sections with their tasks, nobody's states. */
export function PlanContent({ plan }: { readonly plan: Plan }) {
  const styles = useStyles();
  const soft = useSoftColors();
  const [withCodes, setWithCodes] = useState(false);
  const codes = useTaskCodes(plan, withCodes);
  const asked = useSearchParams()[0].get('aufgabe');
  const isEmpty = plan.sections.every(({ tasks }) => tasks.length === 0);
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        {plan.assignments.map(({ id, schoolClass, dueOn }) => (
          <span key={id} className={styles.row}>
            <Chip color={colorNameOf(schoolClass.color)}>{schoolClass.name}</Chip>
            <DueChip dueOn={dueOn} today={plan.today} />
          </span>
        ))}
        {plan.keywords.map((word) => (
          <Chip key={word}>{word}</Chip>
        ))}
      </div>
      {plan.text !== '' && <p className={styles.text}>{plan.text}</p>}
      {plan.isArchived && <p>{texts.archived}</p>}
      {!plan.canEdit && plan.assignments.length > 0 && <p>{texts.keptByOthers}</p>}
      {!isEmpty && <PrintPart plan={plan} withCodes={withCodes} onCodes={setWithCodes} isReady={!withCodes || codes !== null} />}
      <CodeDrawings codes={codes} />
      {isEmpty && <EmptyState scene="shelf" title={texts.emptyTitle} {...(plan.canEdit && { body: texts.emptyBody })} />}
      {plan.sections
        .filter(({ tasks }) => tasks.length > 0)
        .map((section) => (
          <Card key={section.id} as="section" flush className={styles.section}>
            <h2 className={mergeClasses(styles.head, soft[section.backgroundColor])}>{section.title || wordTexts.untitled}</h2>
            <ol className={styles.tasks}>
              {section.tasks.map((task) => (
                <TaskLine key={task.id} task={task} columns={plan.rowPrint} codes={codes} isAsked={task.id === asked} />
              ))}
            </ol>
          </Card>
        ))}
    </div>
  );
}

interface TaskLineProps {
  readonly task: Task;
  readonly columns: Plan['rowPrint'];
  readonly codes: Codes;
  /** The address names it: who scanned its code is led there. */
  readonly isAsked: boolean;
}

function TaskLine({ task, columns, codes, isAsked }: TaskLineProps) {
  const styles = useStyles();
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isAsked) line.current?.scrollIntoView({ block: 'center' });
  }, [isAsked]);
  return (
    <li ref={line} className={mergeClasses(styles.task, isAsked && styles.asked)} {...(isAsked && { 'aria-current': 'true' as const })}>
      <span className={styles.nr}>{task.nr}</span>
      <span className={styles.icon}>
        <TaskIcon icon={task.icon} size="medium" />
      </span>
      <div className={styles.words}>
        <span className={styles.title}>{task.title || wordTexts.untitled}</span>
        {task.text !== '' && <span className={mergeClasses(styles.text, styles.below)}>{task.text}</span>}
        <span className={styles.row}>
          {!task.mandatory && <Chip>{wordTexts.optional}</Chip>}
          <Chip>{wordTexts.groupSize[task.groupSize]}</Chip>
          <Chip>{wordTexts.correction[task.correctionMode]}</Chip>
          <Level level={task.level} />
        </span>
        {task.attachments.length > 0 && (
          <div className={styles.below}>
            <AttachmentLinks attachments={task.attachments} />
          </div>
        )}
      </div>
      <span className={styles.boxes}>
        {columns.map(({ id, label, length }) => (
          <span key={id} className={styles.box} style={{ width: `${length}mm` }}>
            {label}
          </span>
        ))}
        <TaskCode codes={codes} taskId={task.id} label={fill(sheetTexts.code, { nr: task.nr })} className={styles.code} />
      </span>
    </li>
  );
}

/** The level of a task as stars. */
export function Level({ level }: { readonly level: number }) {
  const named = level === 1 || level === 2 || level === 3 ? wordTexts.level[level] : null;
  if (named === null) return null;
  return (
    <span role="img" aria-label={fill(named, {})}>
      {Array.from({ length: level }, (_one, at) => (
        <Star16Filled key={at} aria-hidden />
      ))}
    </span>
  );
}
