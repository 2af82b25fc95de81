import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { Checkmark16Filled } from '@fluentui/react-icons/svg/checkmark';
import { fill } from '@pausenplatz/kernel-contract';
import { shortDay, zurichDay } from '@pausenplatz/kernel-format';
import { useSlot } from '@pausenplatz/kernel-host';
import { Card, EmptyState, ListState } from '@pausenplatz/kernel-ui';
import { GridChild, useClassGridStyles } from '@pausenplatz/progress/ui/teacher';
import { trainers } from '@pausenplatz/progress/ui/trainers';
import { Suspense, useState } from 'react';
import { type CalculatingPupil, stages } from '../../contract/index.ts';
import { mentalArithmeticTexts } from '../../texts.ts';
import { useClassStages, useClassStagesStale } from '../data.ts';
import { stageName } from '../pieces/words.ts';

const useStyles = makeStyles({
  sign: { display: 'grid', placeItems: 'center' },
  kind: { display: 'flex', alignItems: 'center', gap: '6px', height: '28px', padding: '0 10px' },
});

const texts = mentalArithmeticTexts.teacher;
type Mastery = CalculatingPupil['stages'][number];
const masteries: readonly Mastery[] = ['new', 'practise', 'almost', 'secure'];
const colours = { new: 'untouched', practise: 'begun', almost: 'almost', secure: 'secure' } as const;

/** Pupils and stages: how far each child is, and when it practised last. */
export function ClassTable({ classId }: { readonly classId: string }) {
  const query = useClassStages(classId);
  return (
    <ListState
      query={query}
      isEmpty={({ pupils }) => pupils.length === 0}
      empty={<EmptyState scene="emptyNest" title={texts.empty} body={texts.emptyBody} />}
    >
      {({ className, pupils }) => <Shown classId={classId} className={className} pupils={pupils} />}
    </ListState>
  );
}

interface ShownProps {
  readonly classId: string;
  readonly className: string;
  readonly pupils: readonly CalculatingPupil[];
}

function Shown({ classId, className, pupils }: ShownProps) {
  const grid = useClassGridStyles();
  const styles = useStyles();
  const [open, setOpen] = useState<string | null>(null);
  const isStale = useClassStagesStale(classId);
  const Dialog = useSlot(trainers)?.find(({ PaceDialog }) => PaceDialog)?.PaceDialog;
  const close = () => {
    setOpen(null);
    isStale();
  };
  return (
    <>
      <div className={grid.words}>
        <h2 className={grid.title}>{fill(texts.title, { className })}</h2>
        <p className={grid.lead}>{texts.lead}</p>
      </div>
      <Card as="section">
        <div className={grid.scroll}>
          <table className={grid.table} aria-label={texts.table}>
            <thead>
              <tr>
                <th scope="col" className={mergeClasses(grid.column, grid.child)}>
                  {texts.child}
                </th>
                {stages.map((stage) => (
                  <th key={stage} scope="col" className={grid.column} title={stageName(stage)}>
                    {stage}
                  </th>
                ))}
                <th scope="col" className={grid.column}>
                  {texts.highest}
                </th>
                <th scope="col" className={grid.column}>
                  {texts.last}
                </th>
              </tr>
            </thead>
            <tbody>
              {pupils.map((pupil) => (
                <Row key={pupil.id} pupil={pupil} onOpen={() => setOpen(pupil.id)} />
              ))}
            </tbody>
          </table>
        </div>
        <ul className={grid.legend} aria-label={texts.legend}>
          {masteries.map((mastery) => (
            <li key={mastery} className={mergeClasses(grid.cell, styles.kind, grid[colours[mastery]])}>
              <Sign mastery={mastery} />
              {mentalArithmeticTexts.mastery[mastery]}
            </li>
          ))}
        </ul>
      </Card>
      {open !== null && Dialog && (
        <Suspense>
          <Dialog classId={classId} pupilId={open} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

function Row({ pupil, onOpen }: { readonly pupil: CalculatingPupil; readonly onOpen: () => void }) {
  const grid = useClassGridStyles();
  const { pace, highestSecure, lastAt } = pupil;
  return (
    <tr>
      <GridChild pupil={pupil} time={pace === 'standard' ? null : texts.paces[pace]} onOpen={onOpen} />
      {pupil.stages.map((mastery, place) => {
        const words = fill(texts.cell, { stage: place + 1, mastery: mentalArithmeticTexts.mastery[mastery] });
        return (
          <td key={stages[place]} className={mergeClasses(grid.cell, grid[colours[mastery]])} title={words} aria-label={words}>
            <Sign mastery={mastery} />
          </td>
        );
      })}
      <td className={grid.cell}>{highestSecure ?? texts.none}</td>
      <td className={grid.cell}>{lastAt === null ? texts.never : shortDay(zurichDay(new Date(lastAt)))}</td>
    </tr>
  );
}

/** What the colour says, also for who does not see it. */
function Sign({ mastery }: { readonly mastery: Mastery }) {
  const styles = useStyles();
  return (
    <span className={styles.sign} aria-hidden>
      {mastery === 'secure' ? <Checkmark16Filled /> : mastery === 'almost' ? '●' : mastery === 'practise' ? '○' : '–'}
    </span>
  );
}
