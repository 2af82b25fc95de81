export { aPictureSet } from './pictures.ts';
export { aDuel, duelFaces, withoutDuels } from './duels.ts';
export { gamesExamples } from './examples.ts';
export { gamesTesting } from './feature.ts';
export { aClassList, aFreeRound, withoutRounds } from './rounds.ts';
