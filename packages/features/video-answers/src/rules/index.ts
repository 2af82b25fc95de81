export { answered } from './answered.ts';
export { isShortEnough, isTaken } from './fits-question.ts';
export { isForAll, isOver, isSeen, mayRelease, questionRights } from './question-rights.ts';
