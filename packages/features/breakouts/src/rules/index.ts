export { durationOf } from './duration.ts';
export { hintsAt } from './hints.ts';
export { opens } from './judge-answer.ts';
export { afterPause, playedSeconds, stateOf, type TeamTimes } from './progress.ts';
export { showMechanism } from './show-mechanism.ts';
export { isSameName, makeTeamCode, tidyTeamCode } from './team-code.ts';
export { waitAfter } from './tries.ts';
