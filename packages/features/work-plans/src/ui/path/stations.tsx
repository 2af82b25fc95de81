import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { look, useMinWidth, useSoftColors, useStrongColors } from '@pausenplatz/kernel-ui';
import { Link } from 'react-router-dom';
import type { Plan, Section, State, Task } from '../../contract/index.ts';
import { isTerminal, turnOf } from '../../rules/index.ts';
import { pathTexts as texts, wordTexts } from '../../texts.ui.ts';
import { usePlanPath } from '../addresses.ts';
import { faceOf } from '../components/status-face.tsx';
import { TaskIcon } from '../components/task-icon.tsx';

const rowPixels = 212;
const node = 104;

const useStyles = makeStyles({
  section: { overflow: 'hidden', borderRadius: '16px', padding: '16px 0 8px' },
  heading: { padding: '0 20px', fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightBold },
  way: { position: 'relative', listStyleType: 'none', margin: 0, padding: 0 },
  road: { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  stop: { position: 'absolute', transform: 'translateX(-50%)' },
  station: {
    display: 'grid',
    justifyItems: 'center',
    gap: '6px',
    width: 'min(220px, 30vw)',
    minWidth: '132px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    textAlign: 'center',
    borderRadius: '16px',
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '4px' },
  },
  disc: {
    position: 'relative',
    boxSizing: 'border-box',
    width: `${node}px`,
    height: `${node}px`,
    borderRadius: '50%',
    border: `4px solid ${tokens.colorNeutralBackground1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: look.shadowCard,
  },
  optional: { border: `4px double ${tokens.colorNeutralStrokeAccessible}` },
  turn: { border: `5px solid ${look.colors.yellow.strong}`, outline: `2px solid ${look.colors.yellow.ink}` },
  nr: {
    position: 'absolute',
    top: '-6px',
    left: '-6px',
    minWidth: '32px',
    height: '32px',
    display: 'grid',
    placeItems: 'center',
    borderRadius: look.radiusChip,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: look.shadowCard,
    fontWeight: tokens.fontWeightBold,
  },
  badge: {
    position: 'absolute',
    right: '-6px',
    bottom: '-2px',
    width: '38px',
    height: '38px',
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    border: `3px solid ${tokens.colorNeutralBackground1}`,
  },
  name: {
    padding: '2px 10px',
    borderRadius: look.radiusPicture,
    backgroundColor: tokens.colorNeutralBackground1,
    fontWeight: tokens.fontWeightBold,
    overflowWrap: 'break-word',
    hyphens: 'auto',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    overflow: 'hidden',
  },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  state: { padding: '1px 10px', borderRadius: look.radiusChip, fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightSemibold },
});

interface StationsProps {
  readonly plan: Plan;
  readonly section: Section;
  readonly states: ReadonlyMap<string, State>;
}

/** The tasks of a section as stations of a way that goes from side to side; in the document they stand in their order. */
export function Stations({ plan, section, states }: StationsProps) {
  const styles = useStyles();
  const soft = useSoftColors();
  const columns = useMinWidth(640) ? 3 : 2;
  const places = section.tasks.map((_task, at) => placeOf(at, columns));
  const rows = Math.ceil(section.tasks.length / columns);
  const height = rows * rowPixels + 24;
  const done = section.tasks.findLastIndex(({ id, correctionMode }) => isTerminal(states.get(id)?.status ?? 'open', correctionMode));
  return (
    <section className={mergeClasses(styles.section, soft[section.backgroundColor])}>
      {plan.sections.length > 1 && <h2 className={styles.heading}>{section.title || wordTexts.untitled}</h2>}
      <ol className={styles.way} style={{ height: `${height}px` }} aria-label={texts.path}>
        <li aria-hidden role="presentation">
          <svg className={styles.road} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
            <Road places={places} width={30} color={tokens.colorNeutralBackground1} />
            <Road places={places} width={22} color={look.colors.yellow.surface} />
            <Road places={places.slice(0, done + 1)} width={8} color={look.colors.green.strong} isDotted />
          </svg>
        </li>
        {section.tasks.map((task, at) => (
          <li key={task.id} className={styles.stop} style={{ left: `${places[at]?.x ?? 0}%`, top: `${(places[at]?.y ?? 0) - node / 2}px` }}>
            <Station plan={plan} task={task} state={states.get(task.id)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface Place {
  /** Percent of the width. */
  readonly x: number;
  /** Pixels. */
  readonly y: number;
}

/** From left to right, then back: neighbours stay neighbours. */
function placeOf(at: number, columns: number): Place {
  const row = Math.floor(at / columns);
  const inRow = at % columns;
  const column = row % 2 === 0 ? inRow : columns - 1 - inRow;
  return { x: ((column + 0.5) / columns) * 100, y: row * rowPixels + 76 + (inRow % 2 === 0 ? 0 : 14) };
}

interface RoadProps {
  readonly places: readonly Place[];
  readonly width: number;
  readonly color: string;
  readonly isDotted?: boolean;
}

function Road({ places, width, color, isDotted = false }: RoadProps) {
  if (places.length < 2) return null;
  const d = places
    .map(({ x, y }, at) => {
      const before = places[at - 1];
      if (!before) return `M ${x} ${y}`;
      const middle = (before.x + x) / 2;
      return before.x === x ? `L ${x} ${y}` : `C ${middle} ${before.y}, ${middle} ${y}, ${x} ${y}`;
    })
    .join(' ');
  return (
    <path
      d={d}
      fill="none"
      stroke={color}
      strokeWidth={width}
      strokeLinecap="round"
      vectorEffect="non-scaling-stroke"
      {...(isDotted && { strokeDasharray: '1 22' })}
    />
  );
}

function Station({ plan, task, state }: { readonly plan: Plan; readonly task: Task; readonly state: State | undefined }) {
  const planPath = usePlanPath();
  const styles = useStyles();
  const soft = useSoftColors();
  const strong = useStrongColors();
  const status = state?.status ?? 'open';
  const { Icon, color, word } = faceOf(status, task.correctionMode);
  const isTurn = status !== 'open' && turnOf(status, task.correctionMode) === 'pupil';
  const title = task.title || wordTexts.untitled;
  return (
    <Link className={styles.station} to={planPath(plan.url, { taskId: task.id })}>
      <span className={mergeClasses(styles.disc, !task.mandatory && styles.optional, isTurn && styles.turn)}>
        <TaskIcon icon={task.icon} size="round" />
        <span className={styles.nr}>{task.nr} </span>
        {status !== 'open' && (
          <span className={mergeClasses(styles.badge, strong[color])}>
            <Icon />
          </span>
        )}
      </span>
      <span className={styles.name} lang="de">
        {title}{' '}
      </span>
      {(status !== 'open' || !task.mandatory) && (
        <span className={mergeClasses(styles.state, soft[color])}>{status === 'open' ? wordTexts.optional : word} </span>
      )}
      {isTurn && <span className={styles.hidden}>{texts.yourTurn}</span>}
    </Link>
  );
}
