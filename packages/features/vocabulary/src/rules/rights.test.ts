import { expect, test } from 'vitest';
import { isLearnable, type Relation, rightsOf } from './rights.ts';

const nobody: Relation = {
  isTeacher: false,
  isAuthor: false,
  teachesAuthor: false,
  teachesGiven: false,
  learns: false,
  isSharedHere: false,
};
const read = 'mayRead';

test.each([
  ['a stranger', {}, []],
  ['a child that wrote it', { isAuthor: true }, [read, 'mayEdit', 'mayDelete']],
  ['a teacher who wrote it', { isAuthor: true, isTeacher: true }, [read, 'mayEdit', 'mayAssign', 'mayShare', 'mayDelete']],
  ['who teaches the child that wrote it', { isTeacher: true, teachesAuthor: true }, [read, 'mayEdit', 'mayCorrect', 'mayAssign']],
  ['who teaches a class that has it', { isTeacher: true, teachesGiven: true }, [read, 'mayAssign']],
  ['a child that learns with it', { learns: true }, [read]],
  ['a child of the school where it is shared', { isSharedHere: true }, [read]],
  ['a teacher of that school', { isTeacher: true, isSharedHere: true }, [read, 'mayAssign']],
] as const)('%s', (_who, relation, may) => {
  const rights = rightsOf({ ...nobody, ...relation });
  expect(Object.entries(rights).flatMap(([name, is]) => (is ? [name] : []))).toEqual(may);
});

test.each([
  ['a word', { word: 'rot', error: null, correctedByTeacher: false }, true],
  ['no word yet', { word: '', error: null, correctedByTeacher: true }, false],
  ['a word with an error', { word: 'roht', error: 'lengthening', correctedByTeacher: false }, false],
  ['one that was mended', { word: 'rot', error: 'lengthening', correctedByTeacher: true }, true],
])('%s is learnt: %o', (_name, word, expected) => {
  expect(isLearnable(word)).toBe(expected);
});
