import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { look, useStrongColors } from '@pausenplatz/kernel-ui';
import { memo } from 'react';
import type { CheckedPupil, Task } from '../../contract/index.ts';
import { type Cell, turnOf } from '../../rules/index.ts';
import { checkTexts as texts } from '../../texts.ui.ts';
import { faceOf } from '../components/status-face.tsx';

export const columnWidth = 36;
export const nameWidth = 132;
export const rowHeight = 30;

const useStyles = makeStyles({
  row: {
    display: 'flex',
    height: `${rowHeight}px`,
    alignItems: 'center',
    ':nth-child(even)': { backgroundColor: tokens.colorNeutralBackground2 },
  },
  here: { backgroundColor: look.colors.teal.surface },
  name: {
    position: 'sticky',
    left: 0,
    zIndex: 2,
    flexShrink: 0,
    width: `${nameWidth}px`,
    height: '100%',
    padding: '0 8px',
    border: 'none',
    backgroundColor: 'inherit',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    fontSize: tokens.fontSizeBase200,
    textAlign: 'left',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline' },
  },
  // A name that stays put must not let the cells shine through.
  nameFrame: {
    position: 'sticky',
    left: 0,
    zIndex: 2,
    flexShrink: 0,
    width: `${nameWidth}px`,
    height: '100%',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  cell: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: `${columnWidth}px`,
    height: '28px',
    padding: 0,
    border: 'none',
    borderRadius: '6px',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    transitionProperty: 'background-color',
    transitionDuration: '250ms',
    '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    ':hover': { boxShadow: `inset 0 0 0 2px ${tokens.colorNeutralStroke1Hover}` },
  },
  opened: { boxShadow: `inset 0 0 0 2px ${tokens.colorBrandStroke1}` },
  open: {
    width: '10px',
    height: '10px',
    boxSizing: 'border-box',
    borderRadius: '50%',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
  },
  percent: {
    flexShrink: 0,
    width: '64px',
    textAlign: 'right',
    paddingRight: '12px',
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
});

interface MatrixRowProps {
  readonly pupil: CheckedPupil;
  readonly row: number;
  readonly tasks: readonly Task[];
  /** The columns that are drawn. */
  readonly from: number;
  readonly to: number;
  /** The column that takes the keyboard, where it is in this row. */
  readonly activeColumn: number | null;
  /** The task that is open beside the matrix, of this pupil; empty for the whole plan, null for none. */
  readonly openedTask: string | null;
  readonly onOpen: (cell: Cell, row: number, column: number) => void;
  readonly onOpenPupil: (next: { readonly pupilId: string; readonly taskId: null }) => void;
}

/** One pupil's line; only what waits for the teacher is filled. */
export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { pupil, row, tasks, from, to, activeColumn, openedTask, onOpen, onOpenPupil } = props;
  const styles = useStyles();
  const strong = useStrongColors();
  const states = new Map(pupil.states.map((state) => [state.taskId, state]));
  const name = `${pupil.firstName} ${pupil.lastName}`;
  return (
    <div className={mergeClasses(styles.row, openedTask !== null && styles.here)} role="row" aria-rowindex={row + 2}>
      <span className={styles.nameFrame} role="rowheader" aria-colindex={1}>
        <button type="button" className={styles.name} tabIndex={-1} onClick={() => onOpenPupil({ pupilId: pupil.id, taskId: null })}>
          {pupil.firstName} {pupil.lastName.slice(0, 1)}.<span className={styles.hidden}> {texts.openPupil}</span>
        </button>
      </span>
      <span style={{ width: `${from * columnWidth}px`, flexShrink: 0 }} aria-hidden />
      {tasks.slice(from, to).map((task, at) => {
        const column = from + at;
        const status = states.get(task.id)?.status ?? 'open';
        const { Icon, color, word } = faceOf(status, task.correctionMode);
        const waits = turnOf(status, task.correctionMode) === 'teacher';
        const filled = status === 'question' ? strong.orange : strong.yellow;
        const state = waits ? `${word}, ${texts.waits}` : word;
        return (
          <span key={task.id} role="gridcell" aria-colindex={column + 2}>
            <button
              type="button"
              className={mergeClasses(styles.cell, waits && filled, openedTask === task.id && styles.opened)}
              style={waits ? undefined : { color: look.colors[color].strong }}
              tabIndex={activeColumn === column || (activeColumn === null && row === 0 && column === 0) ? 0 : -1}
              aria-label={fill(texts.cell, { name, nr: task.nr, state })}
              data-cell={`${row}:${column}`}
              onClick={() => onOpen({ pupilId: pupil.id, taskId: task.id }, row, column)}
            >
              {status === 'open' ? <span className={styles.open} aria-hidden /> : <Icon />}
            </button>
          </span>
        );
      })}
      <span style={{ width: `${(tasks.length - to) * columnWidth}px`, flexShrink: 0 }} aria-hidden />
      <span className={styles.percent} role="gridcell" aria-colindex={tasks.length + 2}>
        {pupil.percent} %
      </span>
    </div>
  );
});
