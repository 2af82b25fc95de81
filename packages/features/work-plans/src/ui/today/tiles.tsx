import { QuestionCircle20Regular } from '@fluentui/react-icons/svg/question-circle';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { type HomeTile, laterTile, WaitingLine } from '@pausenplatz/kernel-host';
import { planTileTexts as texts } from '../../texts.home.ts';
import { planAddress } from '../plan-address.ts';
import { ageWords } from '../components/age.ts';
import { pupilPlans } from './slots.ts';
import { usePlansToday } from './use-plans-today.ts';

/** What children asked or handed in, over all plans and classes, and the way to the oldest. */
function TeacherLine() {
  const data = usePlansToday();
  const oldest = data?.waiting.oldest;
  if (!oldest) return null;
  const { planUrl, assignmentId, taskId, pupilId, since } = oldest;
  return (
    <WaitingLine
      icon={<QuestionCircle20Regular />}
      what={counted(texts.waiting, data.waiting.count)}
      detail={fill(texts.since, { age: ageWords(since, data.now) })}
      to={planAddress(planUrl, { mode: 'check', assignmentId, taskId, pupilId })}
      action={texts.check}
    />
  );
}

/** What work plans put on the home screen. */
export const workPlansTiles: readonly HomeTile[] = [
  { name: 'work-plans.waiting', place: 'waiting', position: 5, access: ['Teacher'], Tile: TeacherLine },
  { name: 'work-plans.next', place: 'today', position: 20, access: ['Pupil'], Tile: laterTile(pupilPlans) },
];
