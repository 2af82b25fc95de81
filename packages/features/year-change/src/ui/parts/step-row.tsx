import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowUndo24Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { Edit24Regular } from '@fluentui/react-icons/svg/edit';
import { Warning20Regular } from '@fluentui/react-icons/svg/warning';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { Chip, type ColorName, colorNameOf } from '@pausenplatz/kernel-ui';
import type { PersonBrief } from '@pausenplatz/office/contract';
import type { ReviewedYearStep } from '../../contract/index.ts';
import { goesAway } from '../../rules/index.ts';
import { yearTexts as texts } from '../../texts.ts';
import { useListStyles } from '@pausenplatz/office/ui';
import { FarewellLetters } from './farewell-letters.tsx';

const stateColors: Readonly<Record<ReviewedYearStep['state'], ColorName>> = {
  planned: 'grey',
  done: 'green',
  undone: 'yellow',
  failed: 'red',
};

const useStyles = makeStyles({
  warning: {
    color: tokens.colorStatusWarningForeground1,
    display: 'flex',
    gap: '6px',
    alignItems: 'flex-start',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    '& svg': { flexShrink: 0 },
  },
  failure: { color: tokens.colorStatusDangerForeground1, fontSize: tokens.fontSizeBase200 },
});

interface StepRowProps {
  readonly shown: ReviewedYearStep;
  readonly teachers: readonly PersonBrief[];
  readonly mayEdit: boolean;
  readonly onEdit: () => void;
  readonly onUndo: () => void;
}

/** One class of a plan, in a sentence, in numbers, and with what is still wrong. */
export function StepRow({ shown, teachers, mayEdit, onEdit, onUndo }: StepRowProps) {
  const styles = { ...useListStyles(), ...useStyles() };
  const { step, state } = shown;
  const teacher = teachers.find(({ id }) => id === step.teacherId);
  const things = Object.entries(shown.content).flatMap(([name, count]) => (count > 0 ? [`${name} (${count})`] : []));
  const isOpen = state !== 'done';
  const sentence = [
    texts.actions[step.action],
    ...(teacher && step.action === 'handOver' ? [`→ ${teacher.firstName} ${teacher.lastName}`] : []),
    ...(shown.nameAfter !== shown.className && !goesAway(step.action) ? [`→ ${shown.nameAfter}`] : []),
  ].join(' ');
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.chips}>
          <Chip color={colorNameOf(shown.color)}>{shown.className}</Chip>
          <span className={styles.name}>{sentence}</span>
        </p>
        {isOpen && step.action !== 'none' && <p className={styles.note}>{numbersOf(shown)}</p>}
        {isOpen && things.length > 0 && <p className={styles.note}>{fill(texts.has, { things: things.join(', ') })}</p>}
        {isOpen &&
          shown.warnings.map((warning) => (
            <p key={warning} className={styles.warning}>
              <Warning20Regular />
              {texts.warnings[warning]}
            </p>
          ))}
        {shown.left !== null && <p className={styles.note}>{counted(texts.left, shown.left.count, { date: longDay(shown.left.until) })}</p>}
        {shown.failure !== null && <p className={styles.failure}>{shown.failure}</p>}
      </div>
      {state !== 'planned' && <Chip color={stateColors[state]}>{texts.stepStates[state]}</Chip>}
      {shown.undoUntil !== null && (
        <Button icon={<ArrowUndo24Regular />} title={fill(texts.undoUntil, { date: longDay(shown.undoUntil) })} onClick={onUndo}>
          {texts.undo}
        </Button>
      )}
      {isOpen && shown.leave > 0 && <FarewellLetters shown={shown} />}
      {isOpen && mayEdit && (
        <Button icon={<Edit24Regular />} onClick={onEdit}>
          {texts.edit}
        </Button>
      )}
    </li>
  );
}

/** "21 bleiben · 2 gehen": what is nothing is not said. */
function numbersOf(shown: ReviewedYearStep): string {
  const said = (['stay', 'move', 'leave', 'arrive'] as const).filter((name) => shown[name] > 0);
  return said.map((name) => counted(texts.counted[name], shown[name])).join(' · ');
}
