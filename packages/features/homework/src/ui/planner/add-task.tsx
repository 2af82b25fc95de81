import { makeStyles, ToggleButton, tokens } from '@fluentui/react-components';
import { CalendarStar20Filled, CalendarStar20Regular } from '@fluentui/react-icons/svg/calendar-star';
import { fill } from '@pausenplatz/kernel-contract';
import { useDraft } from '@pausenplatz/kernel-ui';
import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { homeworkLimits } from '../../contract/index.ts';
import { readTyped } from '../../rules/index.ts';
import { taskTexts } from '../../texts.ui.ts';
import { GrowingField } from './growing-field.tsx';
import { LoadBar } from './load-bar.tsx';
import { nameOfLine } from './name-of-line.ts';
import { placeName, placeOf } from './place.ts';
import { usePlanView } from './plan-context.ts';
import { hintFor, Understood } from './understood.tsx';

const useStyles = makeStyles({
  frame: {
    display: 'grid',
    gap: '6px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media print': { display: 'none' },
    // The hint is there while one is about to type, and for whoever listens.
    '& [data-hint]': { display: 'none' },
    ':focus-within [data-hint]': { display: 'block' },
  },
  field: { backgroundColor: 'transparent' },
  below: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px' },
  toggle: { whiteSpace: 'nowrap', paddingInline: '8px', minWidth: 0 },
  hint: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.colorNeutralForeground2 },
});

/** What was typed into a simpler line that stood here before this one was loaded. */
export interface Begun {
  /** Finished by Enter. */
  readonly lines: readonly string[];
  readonly text: string;
}

interface AddTaskProps {
  readonly zone: string;
  /** Goes on with that, and with the cursor. */
  readonly begun?: Begun;
}

/** The line at the end of a day or box: type, Enter, type on. What is not saved yet survives a reload. */
export function AddTask({ zone, begun }: AddTaskProps) {
  const styles = useStyles();
  const hintId = useId();
  const { plan, changes } = usePlanView();
  const [isEvent, setEvent] = useState(false);
  const place = placeOf(plan, zone);
  // A box of every week keeps what was typed to the week in which it was typed.
  const draft = useDraft(`homework-add:${plan.schoolClass.id}:${zone}:${place.date}`);
  const typedNow = useRef(draft.text);
  const field = useRef<HTMLTextAreaElement>(null);
  const setText = (words: string) => {
    typedNow.current = words;
    draft.setText(words);
  };
  const own = !plan.canTeach;
  const read = (text: string) =>
    readTyped(
      text,
      plan.subjects.map(({ name }) => name),
      own ? [] : plan.groups.map(({ name }) => name),
    );
  const typed = read(draft.text);
  const save = (text: string) => {
    if (text.trim() === '') return;
    // The field is free at once; a refusal brings the words back, before those that were typed since.
    setText('');
    setEvent(false);
    const { group, ...words } = read(text);
    const pupils = plan.groups.find(({ name }) => name === group)?.pupils ?? [];
    void changes.add({ ...words, ...place, event: isEvent, ...(pupils.length > 0 && { pupils }) }, own).then((task) => {
      if (task !== null) return;
      setText([text, typedNow.current].filter((one) => one !== '').join(' '));
      setEvent(isEvent);
    });
  };
  const isTakenUp = useRef(begun === undefined);
  const takeUp = useEffectEvent(() => {
    if (!begun || isTakenUp.current) return;
    isTakenUp.current = true;
    const before = draft.text;
    for (const line of begun.lines) save(line);
    setText([before, begun.text].filter((one) => one !== '').join(' '));
    field.current?.focus();
  });
  // Before the next letter comes.
  // oxlint-disable-next-line react/set-state-in-effect -- the words come from a field that this one takes the place of
  useLayoutEffect(() => takeUp(), []);
  return (
    <div className={styles.frame}>
      {plan.canTeach && place.specialDayBox === null && (
        <LoadBar plan={plan} day={zone} typedMinutes={isEvent ? 0 : (typed.minutes ?? 0)} />
      )}
      <GrowingField
        className={styles.field}
        appearance="filled-darker"
        value={draft.text}
        maxLength={homeworkLimits.taskMaximum}
        placeholder={own ? taskTexts.addOwn : taskTexts.add}
        aria-label={fill(own ? taskTexts.addOwnTo : taskTexts.addTo, { place: placeName(plan, zone) })}
        aria-describedby={hintId}
        textarea={{ ref: field, enterKeyHint: 'done' }}
        data-add={zone}
        name={nameOfLine(zone)}
        onChange={(_event, { value }) => setText(value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
            event.preventDefault();
            save(draft.text);
          }
        }}
      />
      {draft.text !== '' && (
        <div className={styles.below}>
          <ToggleButton
            className={styles.toggle}
            size="small"
            checked={isEvent}
            icon={isEvent ? <CalendarStar20Filled /> : <CalendarStar20Regular />}
            onClick={() => {
              setEvent(!isEvent);
              // Enter belongs to the line, whatever was pressed before.
              field.current?.focus();
            }}
          >
            {taskTexts.asEvent}
          </ToggleButton>
          <Understood plan={plan} typed={typed} />
        </div>
      )}
      <span id={hintId} className={styles.hint} data-hint>
        {hintFor(own ? { ...plan, groups: [] } : plan)}
      </span>
    </div>
  );
}
