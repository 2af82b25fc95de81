/** What is wrong with one row of a list of people. */
export const rowProblems = ['nameMissing', 'tooLong', 'emailWrong', 'birthWrong', 'numberWrong', 'classIsDay'] as const;
export type RowProblem = (typeof rowProblems)[number];

/** What the entries of the log are about, to choose among them. */
export const logSorts = ['people', 'classes', 'school', 'pages', 'data', 'year'] as const;
