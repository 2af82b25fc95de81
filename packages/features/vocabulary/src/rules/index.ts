export { afterCheck, type Attempt, firstTry, shownWord } from './attempt.ts';
export { chooseFreely, chooseWords, todoOf } from './choose-words.ts';
export { type Exercise, exerciseFor, type Form, lookMs } from './exercise.ts';
export { afterAnswer, type Box, boxOf, isCounted, type WordState } from './ladder.ts';
export { movedTo, moveItem, type Ordered, stepOf } from './order.ts';
export { type PastedLine, pastedWords } from './pasted-words.ts';
export { isLearnable, type Relation, type Rights, rightsOf } from './rights.ts';
export { spellingKindOf } from './spelling-kind.ts';
export { type Comparison, compareTyped } from './typed-text.ts';
