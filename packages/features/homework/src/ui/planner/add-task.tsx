import { Button, Input, makeStyles, tokens } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { CalendarStar20Filled, CalendarStar20Regular } from '@fluentui/react-icons/svg/calendar-star';
import { fill } from '@pausenplatz/kernel-contract';
import { useDraft } from '@pausenplatz/kernel-ui';
import { useRef, useState } from 'react';
import { homeworkLimits } from '../../contract/index.ts';
import { readTyped } from '../../rules/index.ts';
import { taskTexts } from '../../texts.ui.ts';
import { LoadBar } from './load-bar.tsx';
import { placeName, placeOf } from './place.ts';
import { usePlanView } from './plan-context.ts';

const useStyles = makeStyles({
  frame: {
    display: 'grid',
    gap: '6px',
    containerType: 'inline-size',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media print': { display: 'none' },
  },
  field: {
    width: '100%',
    minWidth: 0,
    backgroundColor: 'transparent',
    paddingLeft: '4px',
    paddingRight: '4px',
    '& input': { textOverflow: 'ellipsis', paddingLeft: '2px', minWidth: 0 },
    '@container (max-width: 110px)': { fontSize: tokens.fontSizeBase200 },
  },
  // An empty weekend is narrow; there the word says enough.
  icon: { color: tokens.colorNeutralForeground3, '@container (max-width: 110px)': { display: 'none' } },
});

/** The line at the end of a day or box: type, Enter, type on. What is not saved yet survives a reload. */
export function AddTask({ zone }: { readonly zone: string }) {
  const styles = useStyles();
  const { plan, changes } = usePlanView();
  const [isEvent, setEvent] = useState(false);
  const place = placeOf(plan, zone);
  // A box of every week keeps what was typed to the week in which it was typed.
  const draft = useDraft(`homework-add:${plan.schoolClass.id}:${zone}:${place.date}`);
  const typedNow = useRef(draft.text);
  const setText = (words: string) => {
    typedNow.current = words;
    draft.setText(words);
  };
  const own = !plan.canTeach;
  const typed = readTyped(
    draft.text,
    plan.subjects.map(({ name }) => name),
  );
  const save = () => {
    const { text } = draft;
    if (text.trim() === '') return;
    // The field is free at once; a refusal brings the words back, before those that were typed since.
    setText('');
    setEvent(false);
    void changes.add({ ...typed, ...place, event: isEvent }, own).then((task) => {
      if (task !== null) return;
      setText([text, typedNow.current].filter((words) => words !== '').join(' '));
      setEvent(isEvent);
    });
  };
  return (
    <div className={styles.frame}>
      {plan.canTeach && place.specialDayBox === null && (
        <LoadBar plan={plan} day={zone} typedMinutes={isEvent ? 0 : (typed.minutes ?? 0)} />
      )}
      <Input
        className={styles.field}
        appearance="filled-darker"
        value={draft.text}
        maxLength={homeworkLimits.taskMaximum}
        placeholder={own ? taskTexts.addOwn : taskTexts.add}
        aria-label={fill(own ? taskTexts.addOwnTo : taskTexts.addTo, { place: placeName(plan, zone) })}
        title={taskTexts.addHelp}
        contentBefore={{ className: styles.icon, children: <Add20Regular aria-hidden /> }}
        contentAfter={
          draft.text === '' ? null : (
            <Button
              appearance="transparent"
              size="small"
              aria-pressed={isEvent}
              aria-label={taskTexts.asEvent}
              title={isEvent ? taskTexts.asTask : taskTexts.asEvent}
              icon={isEvent ? <CalendarStar20Filled /> : <CalendarStar20Regular />}
              onClick={() => setEvent(!isEvent)}
            />
          )
        }
        data-add={zone}
        onChange={(_event, { value }) => setText(value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
            event.preventDefault();
            save();
          }
        }}
      />
    </div>
  );
}
