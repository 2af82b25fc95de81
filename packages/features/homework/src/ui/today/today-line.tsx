import { makeStyles, tokens } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui';
import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react';
import { homeworkLimits, type PlanOfToday } from '../../contract/index.ts';
import { todayTexts } from '../../texts.home.ts';
import type { Begun } from '../planner/add-task.tsx';
import { nameOfLine } from '../planner/name-of-line.ts';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    width: '100%',
    boxSizing: 'border-box',
    minHeight: '48px',
    padding: '0 12px',
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: look.radiusPicture,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    textAlign: 'left',
    cursor: 'text',
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  field: {
    flexGrow: 1,
    minWidth: 0,
    height: '44px',
    padding: '12px 0',
    boxSizing: 'border-box',
    border: 'none',
    outlineStyle: 'none',
    resize: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    lineHeight: '20px',
    '::placeholder': { color: tokens.colorNeutralForeground2, opacity: 1 },
  },
});

export interface TodayLineProps {
  readonly plan: PlanOfToday;
  readonly day: string;
  readonly userId: string;
}

type Writing = ComponentType<TodayLineProps & { readonly begun: Begun }>;
const nothingBegun: Begun = { lines: [], text: '' };

/**
 * The line for one more entry: a field from its first moment on. What reads and saves a line comes with the first one that somebody begins,
 * and goes on with what stands in it.
 */
export function TodayLine(props: TodayLineProps) {
  const styles = useStyles();
  const [begun, setBegun] = useState(nothingBegun);
  const [Own, setOwn] = useState<Writing | null>(null);
  const isComposing = useRef(false);
  const isAsked = useRef(false);
  const loaded = useRef<Writing | null>(null);
  // What an input method has not finished is not taken out of its hands.
  const giveWay = () => {
    if (loaded.current !== null && !isComposing.current) setOwn(() => loaded.current);
  };
  const begin = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    import('./today-writing.tsx').then(
      ({ TodayWriting }) => {
        loaded.current = TodayWriting;
        giveWay();
      },
      // Without a network: the next letter tries again.
      () => (isAsked.current = false),
    );
  };
  if (Own) return <Own {...props} begun={begun} />;
  const entered = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (begun.text.trim() !== '') setBegun({ lines: [...begun.lines, begun.text], text: '' });
  };
  const label = fill(todayTexts.write, { name: props.plan.schoolClass.name });
  return (
    <div className={styles.line}>
      <Add20Regular aria-hidden />
      <textarea
        className={styles.field}
        rows={1}
        name={nameOfLine(props.day)}
        aria-label={label}
        placeholder={label}
        enterKeyHint="done"
        maxLength={homeworkLimits.taskMaximum}
        value={begun.text}
        onFocus={begin}
        onChange={({ target }) => {
          setBegun({ ...begun, text: target.value });
          begin();
        }}
        onKeyDown={entered}
        onCompositionStart={() => (isComposing.current = true)}
        onCompositionEnd={() => {
          isComposing.current = false;
          giveWay();
        }}
      />
    </div>
  );
}
