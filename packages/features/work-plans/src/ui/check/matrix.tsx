import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { look, useSoftColors } from '@pausenplatz/kernel-ui';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { CheckedPupil, Plan } from '../../contract/index.ts';
import { type Cell, type GridPlace, gridStep, shownColumns } from '../../rules/index.ts';
import { checkTexts as texts, wordTexts } from '../../texts.ui.ts';
import { columnWidth, MatrixRow, nameWidth, rowHeight } from './matrix-row.tsx';

const useStyles = makeStyles({
  frame: {
    overflow: 'auto',
    maxHeight: 'calc(100vh - 240px)',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: look.shadowCard,
    '@media (max-width: 640px)': { maxHeight: '70vh' },
  },
  head: { position: 'sticky', top: 0, zIndex: 3, backgroundColor: tokens.colorNeutralBackground1 },
  line: { display: 'flex', position: 'relative' },
  corner: {
    position: 'sticky',
    left: 0,
    zIndex: 4,
    flexShrink: 0,
    width: `${nameWidth}px`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  band: {
    flexShrink: 0,
    boxSizing: 'border-box',
    padding: '2px 8px',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    borderRight: `2px solid ${tokens.colorNeutralBackground1}`,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  number: {
    flexShrink: 0,
    width: `${columnWidth}px`,
    textAlign: 'center',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: '28px',
    fontVariantNumeric: 'tabular-nums',
  },
  here: { backgroundColor: look.colors.teal.surface, color: look.colors.teal.ink },
  percent: { flexShrink: 0, width: '64px', textAlign: 'right', paddingRight: '12px', fontSize: tokens.fontSizeBase200, lineHeight: '28px' },
});

interface MatrixProps {
  readonly plan: Plan;
  readonly pupils: readonly CheckedPupil[];
  readonly opened: { readonly pupilId: string; readonly taskId: string | null } | null;
  readonly onOpen: (next: { readonly pupilId: string; readonly taskId: string | null }) => void;
}

/** What the head leaves to the rows, in pixels. */
const heightOfRows = (frame: HTMLElement): number => frame.clientHeight - (frame.firstElementChild?.clientHeight ?? 0);

/** Pupils by tasks: names and numbers stay put, only the columns in sight are drawn, and arrows go from cell to cell. */
export function Matrix({ plan, pupils, opened, onOpen }: MatrixProps) {
  const styles = useStyles();
  const soft = useSoftColors();
  const tasks = plan.sections.flatMap((section) => section.tasks);
  const frame = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ left: 0, width: 1_200 });
  const [active, setActive] = useState({ row: 0, column: 0 });
  const wantsFocus = useRef(false);
  /** The focus stands in a cell; a cell that is drawn anew loses it without a word. */
  const hasFocus = useRef(false);
  const { from, to } = shownColumns({ ...seen, columnWidth, count: tasks.length });
  const measure = useCallback(() => {
    const { current } = frame;
    if (current) setSeen({ left: current.scrollLeft, width: current.clientWidth });
  }, []);
  useEffect(() => {
    measure();
    const observer = new ResizeObserver(measure);
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, [measure]);
  // The focus follows once the cell is drawn, and comes back to one that was drawn anew.
  useEffect(() => {
    if (!wantsFocus.current && !(hasFocus.current && document.activeElement === document.body)) return;
    const cell = frame.current?.querySelector<HTMLElement>(`[data-cell="${active.row}:${active.column}"]`);
    if (!cell) return;
    wantsFocus.current = false;
    cell.focus({ preventScroll: true });
  });
  const go = (next: GridPlace) => {
    wantsFocus.current = true;
    setActive(next);
    const { current } = frame;
    if (!current) return;
    const left = next.column * columnWidth;
    const top = next.row * rowHeight;
    const room = { width: current.clientWidth - nameWidth, height: heightOfRows(current) };
    if (left < current.scrollLeft) current.scrollLeft = left;
    else if (left + columnWidth > current.scrollLeft + room.width) current.scrollLeft = left + columnWidth - room.width;
    if (top < current.scrollTop) current.scrollTop = top;
    else if (top + rowHeight > current.scrollTop + room.height) current.scrollTop = top + rowHeight - room.height;
    measure();
  };
  const keys = (event: KeyboardEvent) => {
    const { current } = frame;
    const page = current ? Math.max(1, Math.floor(heightOfRows(current) / rowHeight) - 1) : 1;
    const grid = { rows: pupils.length, columns: tasks.length, page };
    const next = event.altKey ? null : gridStep(event.key, active, grid, event.ctrlKey || event.metaKey);
    if (!next) return;
    event.preventDefault();
    go(next);
  };
  const openCell = useCallback(
    (cell: Cell, row: number, column: number) => {
      setActive({ row, column });
      onOpen(cell);
    },
    [onOpen],
  );
  const width = nameWidth + tasks.length * columnWidth + 76;
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the cells of the grid take the focus
    <div
      ref={frame}
      className={styles.frame}
      role="grid"
      aria-label={texts.matrix}
      aria-rowcount={pupils.length + 1}
      aria-colcount={tasks.length + 2}
      onScroll={measure}
      onKeyDown={keys}
      onFocus={() => (hasFocus.current = true)}
      onBlur={({ target }) => {
        if (target.isConnected) hasFocus.current = false;
      }}
    >
      <div className={styles.head} style={{ width: `${width}px` }} role="rowgroup">
        <div className={styles.line} aria-hidden>
          <span className={styles.corner} />
          {plan.sections
            .filter((section) => section.tasks.length > 0)
            .map((section) => (
              <span
                key={section.id}
                className={mergeClasses(styles.band, soft[section.backgroundColor])}
                style={{ width: `${section.tasks.length * columnWidth}px` }}
              >
                {section.title || wordTexts.untitled}
              </span>
            ))}
        </div>
        <div className={styles.line} role="row" aria-rowindex={1}>
          <span className={styles.corner} role="columnheader" aria-colindex={1} aria-label={texts.pupil} />
          <span style={{ width: `${from * columnWidth}px`, flexShrink: 0 }} aria-hidden />
          {tasks.slice(from, to).map((task, at) => (
            <span
              key={task.id}
              className={mergeClasses(styles.number, opened?.taskId === task.id && styles.here)}
              role="columnheader"
              aria-colindex={from + at + 2}
              aria-label={fill(texts.task, { nr: task.nr, title: task.title })}
              title={fill(texts.task, { nr: task.nr, title: task.title })}
            >
              {task.nr}
            </span>
          ))}
          <span style={{ width: `${(tasks.length - to) * columnWidth}px`, flexShrink: 0 }} aria-hidden />
          <span className={styles.percent} role="columnheader" aria-colindex={tasks.length + 2}>
            {texts.percent}
          </span>
        </div>
      </div>
      <div role="rowgroup" style={{ width: `${width}px` }}>
        {pupils.map((pupil, row) => (
          <MatrixRow
            key={pupil.id}
            pupil={pupil}
            row={row}
            tasks={tasks}
            from={from}
            to={to}
            activeColumn={active.row === row ? active.column : null}
            openedTask={opened?.pupilId === pupil.id ? (opened.taskId ?? '') : null}
            onOpen={openCell}
            onOpenPupil={onOpen}
          />
        ))}
      </div>
    </div>
  );
}
