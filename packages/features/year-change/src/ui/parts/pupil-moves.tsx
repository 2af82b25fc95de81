import { Input, makeStyles, Select, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { schoolLimits } from '@pausenplatz/schools/contract';
import type { ReviewedYearStep, YearPlan } from '../../contract/index.ts';
import type { PupilMove, PupilTarget } from '../../rules/index.ts';
import { yearTexts as texts } from '../../texts.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '4px', gridTemplateColumns: 'minmax(0, 1fr)' },
  legend: { fontWeight: tokens.fontWeightSemibold },
  row: { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: '4px 12px', alignItems: 'center' },
  frame: { border: 'none', margin: 0, padding: 0, minWidth: 0, '& select': { minWidth: 0 } },
});

interface PupilMovesProps {
  readonly plan: YearPlan;
  readonly shown: ReviewedYearStep;
  readonly moves: readonly PupilMove[];
  /** Null: the pupils stay with the class. */
  readonly onMove: (userIds: readonly string[], to: PupilTarget | null) => void;
}

/** The mapping table: for each pupil the place in the new school year. */
export function PupilMoves({ plan, shown, moves, onMove }: PupilMovesProps) {
  const styles = useStyles();
  const others = plan.steps.filter(({ step, state }) => step.classId !== shown.step.classId && state !== 'done');
  const choose = (userIds: readonly string[], value: string) => {
    if (value === 'stay') onMove(userIds, null);
    else if (value === 'leave') onMove(userIds, { kind: 'leave' });
    else if (value === 'new') onMove(userIds, { kind: 'newClass', name: plan.newClassNames[0] ?? '' });
    else onMove(userIds, { kind: 'class', classId: value });
  };
  const chosenOf = (pupilId: string): string => {
    const to = moves.find(({ userId }) => userId === pupilId)?.to;
    return to === undefined ? 'stay' : to.kind === 'leave' ? 'leave' : to.kind === 'newClass' ? 'new' : to.classId;
  };
  const all = shown.pupils.map(({ id }) => id);
  const [common = '', ...different] = new Set(all.map(chosenOf));
  const targets = (
    <>
      <option value="stay">{texts.stays}</option>
      {others.map(({ step, nameAfter }) => (
        <option key={step.classId} value={step.classId}>
          {fill(texts.toClass, { name: nameAfter })}
        </option>
      ))}
      <option value="new">{texts.toNew}</option>
      <option value="leave">{texts.leaves}</option>
    </>
  );
  return (
    <fieldset className={styles.frame}>
      <legend className={styles.legend}>{texts.pupils}</legend>
      <div className={styles.list}>
        {all.length > 1 && (
          <div className={styles.row}>
            <span className={styles.legend}>{texts.everybody}</span>
            <Select
              aria-label={texts.everybodyTo}
              value={different.length > 0 ? '' : common}
              onChange={(_event, { value }) => value !== '' && choose(all, value)}
            >
              {different.length > 0 && <option value="">{texts.mixed}</option>}
              {targets}
            </Select>
          </div>
        )}
        {shown.pupils.map(({ id, firstName, lastName }) => {
          const name = `${firstName} ${lastName}`;
          const to = moves.find(({ userId }) => userId === id)?.to;
          return (
            <div key={id} className={styles.row}>
              <span>{name}</span>
              <div className={styles.list}>
                <Select
                  aria-label={fill(texts.pupilTo, { name })}
                  value={chosenOf(id)}
                  onChange={(_event, chosen) => choose([id], chosen.value)}
                >
                  {targets}
                </Select>
                {to?.kind === 'newClass' && (
                  <Input
                    aria-label={texts.newClassName}
                    placeholder={texts.newClassName}
                    value={to.name}
                    maxLength={schoolLimits.classNameMaximum}
                    onChange={(_event, typed) => onMove([id], { kind: 'newClass', name: typed.value })}
                  />
                )}
              </div>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
