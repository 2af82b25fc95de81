import {
  createBox,
  getBox,
  getClassArchive,
  getClassBoxes,
  getPupilArchive,
  getPupilBoxes,
  getTeacherArchive,
  getTeacherBoxes,
  updateBox,
} from './boxes.ts';
import { addCards, deleteCard, moveCard, updateCard } from './cards.ts';
import { copySet, createSet, editSet, getOwnSets, getPublicSets, getSet, getSubjects, likeSet, updateSet } from './sets.ts';
import { answerCards, getTraining } from './training.ts';

export * from './boxes.ts';
export * from './cards.ts';
export * from './hub.ts';
export * from './limits.ts';
export * from './sets.ts';
export {
  type BoxCounts,
  type CardFiles,
  type CardSide,
  cardTemplates,
  type CardTemplate,
  type Flashcard,
  type LearnBox,
  type LearnSet,
  levels,
  type Level,
  subjects,
  type Subject,
} from './shapes.ts';
export * from './training.ts';

export const flashcardsCalls = {
  getOwnSets,
  getPublicSets,
  getSubjects,
  getSet,
  editSet,
  createSet,
  updateSet,
  copySet,
  likeSet,
  addCards,
  updateCard,
  moveCard,
  deleteCard,
  getTeacherBoxes,
  getPupilBoxes,
  getClassBoxes,
  getPupilArchive,
  getTeacherArchive,
  getClassArchive,
  getBox,
  createBox,
  updateBox,
  getTraining,
  answerCards,
} as const;
