export { type LetterPart, fillLetter, partsOfLetter, unknownPlaceholders } from './letter.ts';
export { isBelowFourthClass } from './below-fourth-class.ts';
export { sheetsOf } from './sheets-of.ts';
