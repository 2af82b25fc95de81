/** What a preview says about one row of an import. */
export const verdicts = ['new', 'changed', 'unchanged', 'conflict'] as const;
export type Verdict = (typeof verdicts)[number];

export const conflictReasons = [
  'unreadable',
  'doubledInFile',
  'ambiguous',
  'namesake',
  'idDiffers',
  'emailTaken',
  'classMissing',
  'classUnknown',
  'classAmbiguous',
  'classTwice',
  'classFull',
] as const;
export type ConflictReason = (typeof conflictReasons)[number];

/** What is said about a row that is carried out, or that needs nothing. */
export const rowHints = ['repeated', 'namesakeElsewhere'] as const;
export type RowHint = (typeof rowHints)[number];

export const changedFields = ['account', 'firstName', 'lastName', 'email', 'birthYear', 'externalId', 'class', 'number'] as const;
export type ChangedField = (typeof changedFields)[number];

/** Why an import cannot be taken back. */
export const undoObstacles = ['gone', 'changedSince', 'signedIn'] as const;
export type UndoObstacle = (typeof undoObstacles)[number];
