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
  'classFull',
] as const;
export type ConflictReason = (typeof conflictReasons)[number];

export const rowProblems = ['nameMissing', 'tooLong', 'emailWrong', 'birthWrong', 'numberWrong'] as const;
export type RowProblem = (typeof rowProblems)[number];

export const changedFields = ['firstName', 'lastName', 'email', 'birthYear', 'externalId', 'class', 'number'] as const;
export type ChangedField = (typeof changedFields)[number];

/** Why an import cannot be taken back. */
export const undoObstacles = ['gone', 'changedSince', 'signedIn'] as const;
export type UndoObstacle = (typeof undoObstacles)[number];

/** What becomes of a class at the end of the school year (decisions 2.7). */
export const yearActions = ['continue', 'handOver', 'regroup', 'archive', 'delete', 'none'] as const;
export type YearAction = (typeof yearActions)[number];

export const yearContents = ['keep', 'copy', 'archive'] as const;
export type YearContent = (typeof yearContents)[number];

export const yearWarnings = [
  'teacherMissing',
  'nameTwice',
  'pupilsWithoutPlace',
  'targetDisappears',
  'targetMissing',
  'classFull',
  'empty',
] as const;
export type YearWarning = (typeof yearWarnings)[number];

/** The three verdicts of the link checker (R12). */
export const linkVerdicts = ['ok', 'ungewiss', 'defekt'] as const;
export type LinkVerdict = (typeof linkVerdicts)[number];

/** What a parent letter may say about one child, as {words} in its template. */
export const letterFacts = ['vorname', 'nachname', 'klasse', 'benutzername', 'erstpasswort', 'schule', 'adresse', 'datum'] as const;
export type LetterFact = (typeof letterFacts)[number];
