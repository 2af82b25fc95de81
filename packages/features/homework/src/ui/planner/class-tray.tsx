import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Info20Regular } from '@fluentui/react-icons/svg/info';
import { fill } from '@pausenplatz/kernel-contract';
import type { SignedInUser } from '@pausenplatz/kernel-host';
import { colorNameOf, DropZone, look, useStrongColors } from '@pausenplatz/kernel-ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Task } from '../../contract/index.ts';
import { leftBehind } from '../../rules/index.ts';
import { taskTexts } from '../../texts.ui.ts';
import { zoneOfClass } from './place.ts';
import { usePlanView } from './plan-context.ts';

const useStyles = makeStyles({
  tray: {
    position: 'fixed',
    zIndex: 40,
    bottom: '20px',
    // Above the bar of a phone.
    '@media (max-width: 640px)': { bottom: '84px' },
    left: 0,
    right: 0,
    marginInline: 'auto',
    width: 'fit-content',
    maxWidth: 'min(720px, calc(100vw - 24px))',
    maxHeight: '40vh',
    overflowY: 'auto',
    boxSizing: 'border-box',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    padding: '10px 16px',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow28,
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: look.motion,
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
    '@media print': { display: 'none' },
  },
  label: { color: tokens.colorNeutralForeground2 },
  target: {
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minWidth: '88px',
    minHeight: look.touch,
    padding: '0 16px',
    border: `2px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: look.radiusCard,
    backgroundColor: 'transparent',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    color: 'inherit',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  over: {
    border: `2px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
  },
  dot: { width: '12px', height: '12px', borderRadius: look.radiusChip, flexShrink: 0 },
  help: { width: '100%', textAlign: 'center', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  stays: {
    display: 'flex',
    gap: '8px',
    alignItems: 'start',
    boxSizing: 'border-box',
    width: '100%',
    padding: '8px 12px',
    borderRadius: look.radiusPicture,
    backgroundColor: look.colors.orange.surface,
    color: look.colors.orange.ink,
  },
  sign: { flexShrink: 0 },
  pointerHelp: { '@media (pointer: coarse)': { display: 'none' } },
});

type SchoolClass = SignedInUser['schoolClasses'][number];

function ClassName({ schoolClass }: { readonly schoolClass: SchoolClass }) {
  const styles = useStyles();
  const strong = useStrongColors();
  return (
    <>
      <span className={mergeClasses(styles.dot, strong[colorNameOf(schoolClass.color)])} aria-hidden />
      {schoolClass.name}
    </>
  );
}

/** Says before it happens what does not go along to another class; nothing where all does. */
export function StaysHere({ task }: { readonly task: Task }) {
  const styles = useStyles();
  const { states, feedback } = leftBehind(task);
  if (states + feedback === 0) return null;
  const texts = taskTexts.toClass;
  const who = states === 1 ? texts.oneState : fill(texts.states, { count: states });
  return (
    <span className={styles.stays} role="note">
      <Info20Regular className={styles.sign} aria-hidden />
      {feedback > 0 ? texts.onlyCopy : fill(texts.losesStates, { states: who })}
    </span>
  );
}

/** The other classes at the edge of the window, as targets for the task that is being dragged. */
export function ClassTargets({ task }: { readonly task: Task }) {
  const styles = useStyles();
  const { otherClasses } = usePlanView();
  return (
    <div className={styles.tray} data-class-tray>
      <span className={styles.label}>{taskTexts.toClass.label}</span>
      {otherClasses.map((one) => (
        <DropZone key={one.id} id={zoneOfClass(one.id)} above className={styles.target} overClassName={styles.over}>
          <ClassName schoolClass={one} />
        </DropZone>
      ))}
      <StaysHere task={task} />
      {leftBehind(task).feedback === 0 && (
        <span className={mergeClasses(styles.help, styles.pointerHelp)}>{taskTexts.toClass.dropHelp}</span>
      )}
    </div>
  );
}

interface ClassChooserProps {
  readonly task: Task;
  readonly onChoose: (classId: string, copy: boolean) => void;
  /** Without a choice; `giveBack` while the focus has not gone elsewhere by itself. */
  readonly onCancel: (giveBack: boolean) => void;
}

/** The same tray by keys: arrows choose a class, Enter moves, with Shift it copies, Escape leaves everything as it was. */
export function ClassChooser({ task, onChoose, onCancel }: ClassChooserProps) {
  const styles = useStyles();
  const { otherClasses } = usePlanView();
  const tray = useRef<HTMLDivElement>(null);
  useEffect(() => tray.current?.querySelector('button')?.focus(), []);
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onCancel(true);
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (by === undefined) return undefined;
    event.preventDefault();
    const buttons = [...(tray.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((one) => one === document.activeElement);
    return buttons.at((at + by) % buttons.length)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons inside, which bubble
    <div
      ref={tray}
      className={styles.tray}
      role="group"
      aria-label={fill(taskTexts.toClass.choose, { task: task.task })}
      data-class-tray
      onKeyDown={keys}
      onBlur={({ relatedTarget }) => {
        if (!tray.current?.contains(relatedTarget)) onCancel(false);
      }}
    >
      <span className={styles.label}>{taskTexts.toClass.label}</span>
      {otherClasses.map((one) => (
        <button
          key={one.id}
          type="button"
          className={styles.target}
          aria-label={fill(taskTexts.toClass.zone, { name: one.name })}
          onClick={() => onChoose(one.id, false)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !event.shiftKey) return;
            event.preventDefault();
            onChoose(one.id, true);
          }}
        >
          <ClassName schoolClass={one} />
        </button>
      ))}
      <StaysHere task={task} />
      <span className={styles.help}>{leftBehind(task).feedback > 0 ? taskTexts.toClass.keyHelpCopy : taskTexts.toClass.keyHelp}</span>
    </div>
  );
}
