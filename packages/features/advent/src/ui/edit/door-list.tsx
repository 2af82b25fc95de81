import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { PeopleSwap24Regular } from '@fluentui/react-icons/svg/people-swap';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { Chip, type ColorName, notify } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import type { DoorWork, EditedDoor } from '../../contract/index.ts';
import { editTexts } from '../../texts.edit.ts';
import type { CalendarChanges, EditedCalendar } from './changes.ts';

const { doors: texts } = editTexts;
const colors: Readonly<Record<DoorWork, ColorName>> = {
  empty: 'grey',
  draft: 'blue',
  waiting: 'yellow',
  returned: 'pink',
  released: 'green',
};

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  progress: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid' },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '56px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  main: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    flexGrow: 1,
    minWidth: 0,
    minHeight: '52px',
    padding: '2px 4px',
    border: 'none',
    borderRadius: look.radiusPicture,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  number: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '36px',
    height: '36px',
    borderRadius: look.radiusPicture,
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: look.colors.teal.surface,
    color: look.colors.teal.ink,
  },
  heard: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  words: { display: 'grid', minWidth: 0, flexGrow: 1 },
  title: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  kind: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
});

interface DoorListProps {
  readonly edited: EditedCalendar;
  readonly changes: CalendarChanges;
  readonly onChoose: (number: number) => void;
}

/** All doors with what is behind them, and what waits for a teacher. */
export function DoorList({ edited, changes, onChoose }: DoorListProps) {
  const styles = useStyles();
  const { doors, schoolClassId, pupils } = edited;
  const count = (...works: readonly DoorWork[]) => doors.filter(({ work }) => works.includes(work)).length;
  const draw = async () => {
    const given = await changes.draw();
    if (given !== null) notify({ type: 'info', title: given === 0 ? texts.drawn.none : counted(texts.drawn, given) });
  };
  return (
    <>
      <div className={styles.head}>
        <p className={styles.progress} role="status">
          {fill(texts.progress, { ready: count('released'), waiting: count('waiting'), rest: count('empty', 'draft', 'returned') })}
        </p>
        {schoolClassId !== null && pupils.length > 0 && (
          <Button icon={<PeopleSwap24Regular />} onClick={() => void draw()}>
            {texts.lots}
          </Button>
        )}
      </div>
      <ol className={styles.list} aria-label={texts.label}>
        {doors.map((door) => (
          <li key={door.number} className={styles.row}>
            <button type="button" className={styles.main} onClick={() => onChoose(door.number)}>
              <span className={styles.heard}>{fill(texts.open, { label: door.label })}</span>
              <span className={mergeClasses(styles.number)}>{door.label}</span>
              <span className={styles.words}>
                <span className={styles.title}>{titleOf(door)}</span>
                {door.content && <span className={styles.kind}>{texts.kinds[door.content.kind]}</span>}
              </span>
            </button>
            {door.work === 'waiting' ? (
              <Button aria-label={fill(texts.releaseOne, { label: door.label })} onClick={() => void changes.judge(door.number, true)}>
                {texts.release}
              </Button>
            ) : (
              <Chip color={colors[door.work]}>{texts.works[door.work]}</Chip>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Whose it is comes first; then what it is called, or what it says. */
function titleOf({ pupilName, content }: EditedDoor): string {
  const words = content ? content.title || content.text || ('question' in content ? content.question : '') : '';
  return [pupilName, words].filter((one) => one).join(' · ') || '–';
}
