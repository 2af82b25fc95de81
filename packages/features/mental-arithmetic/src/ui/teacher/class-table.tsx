import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Checkmark16Filled } from '@fluentui/react-icons/svg/checkmark';
import { Clock16Regular } from '@fluentui/react-icons/svg/clock';
import { fill } from '@pausenplatz/kernel-contract';
import { shortDay, zurichDay } from '@pausenplatz/kernel-format';
import { useSlot } from '@pausenplatz/kernel-host';
import { Card, EmptyState, ListState, look } from '@pausenplatz/kernel-ui';
import { trainers } from '@pausenplatz/progress/ui/trainers';
import { Suspense, useState } from 'react';
import { type CalculatingPupil, stages } from '../../contract/index.ts';
import { mentalArithmeticTexts } from '../../texts.ts';
import { useClassStages, useClassStagesStale } from '../data.ts';
import { stageName } from '../pieces/words.ts';

const useStyles = makeStyles({
  words: { maxWidth: look.readingWidth },
  title: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  lead: { color: tokens.colorNeutralForeground2 },
  scroll: { overflowX: 'auto' },
  table: { width: '100%', borderCollapse: 'separate', borderSpacing: '4px', fontVariantNumeric: 'tabular-nums' },
  column: {
    padding: '4px',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'center',
    whiteSpace: 'nowrap',
  },
  child: {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    padding: 0,
    textAlign: 'left',
    fontWeight: tokens.fontWeightRegular,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  name: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    width: '100%',
    minHeight: '36px',
    padding: '0 12px 0 4px',
    border: 'none',
    borderRadius: '8px',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textAlign: 'left',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { backgroundColor: look.colors.teal.surface, color: look.colors.teal.ink },
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}` },
  },
  number: { minWidth: '1.6em', color: tokens.colorNeutralForeground3, textAlign: 'right' },
  cell: { minWidth: '40px', height: '36px', padding: 0, borderRadius: '8px', textAlign: 'center', fontSize: tokens.fontSizeBase300 },
  new: { boxShadow: `inset 0 0 0 1px ${look.colors.grey.surface}`, color: tokens.colorNeutralForeground3 },
  practise: { backgroundColor: look.colors.yellow.surface, color: look.colors.yellow.ink },
  almost: { backgroundColor: look.colors.teal.surface, color: look.colors.teal.ink },
  secure: { backgroundColor: look.colors.teal.strong, color: look.colors.teal.onStrong },
  sign: { display: 'grid', placeItems: 'center' },
  legend: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 16px',
    margin: '12px 0 0',
    padding: 0,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase200,
  },
  kind: { display: 'flex', alignItems: 'center', gap: '6px', height: '28px', padding: '0 10px' },
});

const texts = mentalArithmeticTexts.teacher;
type Mastery = CalculatingPupil['stages'][number];
const masteries: readonly Mastery[] = ['new', 'practise', 'almost', 'secure'];

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
      <div className={styles.words}>
        <h2 className={styles.title}>{fill(texts.title, { className })}</h2>
        <p className={styles.lead}>{texts.lead}</p>
      </div>
      <Card as="section">
        <div className={styles.scroll}>
          <table className={styles.table} aria-label={texts.table}>
            <thead>
              <tr>
                <th scope="col" className={mergeClasses(styles.column, styles.child)}>
                  {texts.child}
                </th>
                {stages.map((stage) => (
                  <th key={stage} scope="col" className={styles.column} title={stageName(stage)}>
                    {stage}
                  </th>
                ))}
                <th scope="col" className={styles.column}>
                  {texts.highest}
                </th>
                <th scope="col" className={styles.column}>
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
        <ul className={styles.legend} aria-label={texts.legend}>
          {masteries.map((mastery) => (
            <li key={mastery} className={mergeClasses(styles.cell, styles.kind, styles[mastery])}>
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
  const styles = useStyles();
  const { pace, highestSecure, lastAt } = pupil;
  return (
    <tr>
      <th scope="row" className={styles.child}>
        <button type="button" className={styles.name} onClick={onOpen}>
          <span className={styles.number}>{pupil.number}</span>
          {pupil.firstName} {pupil.lastName}
          {pace !== 'standard' && <Clock16Regular role="img" aria-label={texts.paces[pace]} title={texts.paces[pace]} />}
        </button>
      </th>
      {pupil.stages.map((mastery, place) => {
        const words = fill(texts.cell, { stage: place + 1, mastery: mentalArithmeticTexts.mastery[mastery] });
        return (
          <td key={stages[place]} className={mergeClasses(styles.cell, styles[mastery])} title={words} aria-label={words}>
            <Sign mastery={mastery} />
          </td>
        );
      })}
      <td className={styles.cell}>{highestSecure ?? texts.none}</td>
      <td className={styles.cell}>{lastAt === null ? texts.never : shortDay(zurichDay(new Date(lastAt)))}</td>
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
