import { type Box, firstSecure, type Mastery } from '@pausenplatz/progress/rules';
import { type Stage, stages } from '../contract/index.ts';
import { type Skill, skillsOf } from './skills.ts';

interface StageState {
  readonly mastery: Mastery;
  readonly secure: number;
  readonly skills: number;
}

/** How well a stage is known: secure where all its kinds are, almost where all are on their way. */
export function stageState(stage: Stage, boxOf: (skill: Skill) => Box): StageState {
  const boxes = skillsOf[stage].map(boxOf);
  const secure = boxes.filter((box) => box >= firstSecure).length;
  const least = Math.min(...boxes);
  const mastery = boxes.every((box) => box === 0) ? 'new' : least >= firstSecure ? 'secure' : least >= 2 ? 'almost' : 'practise';
  return { mastery, secure, skills: boxes.length };
}

interface Begun {
  readonly stage: Stage;
  readonly mastery: Mastery;
  readonly isPassed: boolean;
}

/** What is practised next: the furthest stage that was begun until it is passed, then the one behind it, and at last what is not secure. */
export function nextStage(states: readonly Begun[]): Stage {
  const furthest = states.findLast(({ mastery, isPassed }) => mastery !== 'new' || isPassed);
  if (!furthest) return 1;
  if (!furthest.isPassed && furthest.mastery !== 'secure') return furthest.stage;
  const behind = stages.find((stage) => stage > furthest.stage);
  return behind ?? states.find(({ mastery }) => mastery !== 'secure')?.stage ?? furthest.stage;
}

/** The furthest stage that is secure. */
export const highestSecure = (masteries: readonly Mastery[]): Stage | null =>
  stages.findLast((_stage, place) => masteries[place] === 'secure') ?? null;
