export { type Calculation, isSolved, solutionOf, typed, valueOf } from './calculation.ts';
export { drawRun } from './draw-run.ts';
export { type GivenAnswer, fewestToPass, judgeRun, neededRight } from './judge-run.ts';
export { answersThatShow } from './knowing.ts';
export { allSkills, type Skill, skillsOf } from './skills.ts';
export { highestSecure, nextStage, stageState } from './stage-state.ts';
export { type Strategy, stopsOf, strategyFor } from './strategy.ts';
export { timeLimit } from './time-limit.ts';
