/** What is wrong with one row of a list of people. */
export const rowProblems = ['nameMissing', 'tooLong', 'emailWrong', 'birthWrong', 'numberWrong'] as const;
export type RowProblem = (typeof rowProblems)[number];
