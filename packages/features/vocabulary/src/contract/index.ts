import { addItem, addPortion, deleteItem, deletePortion, dragItem, dragPortion, importItems, updateItem } from './items.ts';
import {
  assignVocabulary,
  createVocabulary,
  deleteVocabulary,
  getClassTable,
  getVocabularies,
  getVocabulary,
  updateVocabulary,
} from './lists.ts';
import { answerWords, getTraining } from './training.ts';

export * from './hub.ts';
export * from './items.ts';
export * from './limits.ts';
export * from './lists.ts';
export {
  type AssignedTo,
  type Item,
  type ListIcon,
  type ListSummary,
  type OwnState,
  type Portion,
  type SpelledWord,
  type SpellingError,
  spellingErrors,
  type TextField,
  textFields,
  type Vocabulary,
} from './shapes.ts';
export * from './training.ts';

export const vocabularyCalls = {
  getVocabularies,
  getVocabulary,
  createVocabulary,
  updateVocabulary,
  deleteVocabulary,
  assignVocabulary,
  getClassTable,
  addItem,
  updateItem,
  dragItem,
  deleteItem,
  importItems,
  addPortion,
  dragPortion,
  deletePortion,
  getTraining,
  answerWords,
} as const;
