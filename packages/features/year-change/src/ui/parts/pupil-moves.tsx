import { Button, Checkbox, Input, makeStyles, Select, tokens } from '@fluentui/react-components';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { schoolLimits } from '@pausenplatz/schools/contract';
import { type ReactNode, useState } from 'react';
import type { ReviewedYearStep, YearPlan } from '../../contract/index.ts';
import type { PupilMove, PupilTarget } from '../../rules/index.ts';
import { yearTexts as texts } from '../../texts.ts';
import { DraggedPupil, newPlace, PupilBoard, type PupilPlace } from './pupil-board.tsx';
import { useChosen } from './use-chosen.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '4px', gridTemplateColumns: 'minmax(0, 1fr)' },
  legend: { fontWeight: tokens.fontWeightSemibold },
  row: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 2fr) minmax(0, 3fr)', gap: '4px 8px', alignItems: 'center' },
  together: {
    display: 'grid',
    gap: '8px',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorBrandBackground2,
    position: 'sticky',
    top: 0,
    zIndex: 1,
  },
  fields: { display: 'flex', flexWrap: 'wrap', gap: '8px', '& > :first-child': { flexGrow: 1 } },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  frame: { border: 'none', margin: 0, padding: 0, minWidth: 0, '& select': { minWidth: 0 } },
});

interface PupilMovesProps {
  readonly plan: YearPlan;
  readonly shown: ReviewedYearStep;
  readonly moves: readonly PupilMove[];
  /** Null: the pupils stay with the class. */
  readonly onMove: (userIds: readonly string[], to: PupilTarget | null) => void;
}

const newPrefix = 'new:';

/** The mapping table: for each pupil the place in the new school year, for many at once where they are chosen together. */
export function PupilMoves({ plan, shown, moves, onMove }: PupilMovesProps) {
  const styles = useStyles();
  const all = shown.pupils.map(({ id }) => id);
  const choice = useChosen(all);
  const { chosen } = choice;
  const others = plan.steps.filter(({ step, state }) => step.classId !== shown.step.classId && state !== 'done');
  const newNames = [...new Set([...plan.newClassNames, ...moves.flatMap(({ to }) => (to.kind === 'newClass' ? [to.name] : []))])].filter(
    (name) => name.trim() !== '',
  );
  const valueOf = (to: PupilTarget | undefined): string =>
    to === undefined ? 'stay' : to.kind === 'leave' ? 'leave' : to.kind === 'newClass' ? `${newPrefix}${to.name}` : to.classId;
  const go = (userIds: readonly string[], value: string) => {
    if (value === 'stay') onMove(userIds, null);
    else if (value === 'leave') onMove(userIds, { kind: 'leave' });
    else if (value.startsWith(newPrefix)) onMove(userIds, { kind: 'newClass', name: value.slice(newPrefix.length) });
    else onMove(userIds, { kind: 'class', classId: value });
  };
  const places: readonly PupilPlace[] = [
    { value: 'stay', label: texts.stays },
    ...others.map(({ step, nameAfter }) => ({ value: step.classId, label: fill(texts.toClass, { name: nameAfter }) })),
    ...newNames.map((name) => ({ value: `${newPrefix}${name}`, label: fill(texts.toNewNamed, { name }) })),
    { value: 'leave', label: texts.leaves },
  ];
  const targets = places.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
  const nameOf = (id: string) => {
    const pupil = shown.pupils.find((one) => one.id === id);
    return pupil ? `${pupil.firstName} ${pupil.lastName}` : '';
  };
  /** Who is dragged takes along those who are chosen with them. */
  const together = (id: string) => (chosen.has(id) ? [...chosen] : [id]);
  const drop = (id: string, value: string) => {
    // The name of a new class is typed once, for all who are chosen.
    if (value === newPlace) return choice.choose(id, true, false);
    go(together(id), value);
  };
  return (
    <fieldset className={styles.frame}>
      <legend className={styles.legend}>{texts.pupils}</legend>
      <div className={styles.list}>
        {all.length > 1 && <p className={styles.note}>{texts.choosing}</p>}
        {chosen.size > 0 && <Together count={chosen.size} targets={targets} onGo={(value) => go([...chosen], value)} />}
        {all.length > 1 && (
          <Checkbox
            label={texts.everybody}
            checked={chosen.size === all.length ? true : chosen.size > 0 ? 'mixed' : false}
            onChange={(_event, { checked }) => choice.chooseAll(checked === true)}
          />
        )}
        <PupilBoard places={places} nameOf={nameOf} countOf={(id) => together(id).length} onDrop={drop}>
          {shown.pupils.map(({ id }) => {
            const name = nameOf(id);
            return (
              <div key={id} className={styles.row}>
                <Checkbox
                  aria-label={fill(texts.choosePupil, { name })}
                  checked={chosen.has(id)}
                  onChange={(event, { checked }) => choice.choose(id, checked === true, isShifted(event.nativeEvent))}
                />
                <DraggedPupil id={id} name={name} />
                <Select
                  aria-label={fill(texts.pupilTo, { name })}
                  value={valueOf(moves.find(({ userId }) => userId === id)?.to)}
                  onChange={(_event, { value }) => go([id], value)}
                >
                  {targets}
                </Select>
              </div>
            );
          })}
        </PupilBoard>
      </div>
    </fieldset>
  );
}

const isShifted = (event: Event): boolean => event instanceof MouseEvent && event.shiftKey;

interface TogetherProps {
  readonly count: number;
  readonly targets: ReactNode;
  readonly onGo: (value: string) => void;
}

/** Where all who are chosen go; the name of a new class is typed once. */
function Together({ count, targets, onGo }: TogetherProps) {
  const styles = useStyles();
  const [value, setValue] = useState('new');
  const [name, setName] = useState('');
  const isNew = value === 'new';
  const mayGo = !isNew || name.trim() !== '';
  return (
    <div className={styles.together} role="group" aria-label={texts.chosenTo}>
      <span className={styles.legend} role="status">
        {counted(texts.chosen, count)}
      </span>
      <div className={styles.fields}>
        <Select aria-label={texts.chosenTo} value={value} onChange={(_event, chosen) => setValue(chosen.value)}>
          <option value="new">{texts.toNew}</option>
          {targets}
        </Select>
        {isNew && (
          <Input
            aria-label={texts.newClassName}
            placeholder={texts.newClassName}
            value={name}
            maxLength={schoolLimits.classNameMaximum}
            onChange={(_event, typed) => setName(typed.value)}
          />
        )}
        <Button
          appearance="primary"
          disabledFocusable={!mayGo}
          onClick={() => {
            if (!mayGo) return;
            onGo(isNew ? `${newPrefix}${name.trim()}` : value);
            if (isNew) setValue(`${newPrefix}${name.trim()}`);
          }}
        >
          {texts.assign}
        </Button>
      </div>
    </div>
  );
}
