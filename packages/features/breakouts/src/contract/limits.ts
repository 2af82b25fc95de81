/** Limits of breakouts; counts, characters, seconds, minutes, days. */
export const breakoutLimits = {
  titleMaximum: 80,
  introMaximum: 1_000,
  locks: 12,
  hints: 3,
  lockTitleMaximum: 60,
  storyMaximum: 1_500,
  taskMaximum: 1_500,
  hintMaximum: 300,
  endingMaximum: 1_500,
  altMaximum: 200,
  words: 5,
  wordMaximum: 40,
  numberMaximum: 12,
  codeMinimum: 2,
  codeMaximum: 10,
  spots: 6,
  itemsMinimum: 2,
  items: 8,
  itemMaximum: 60,
  hintMinutes: 60,
  teamNameMaximum: 30,
  /** Teams that one breakout has at once. */
  teams: 100,
  /** Signs of the code by which another device joins a team. */
  teamCodeLength: 5,
  /** Wrong answers of one signed-in person, and of all who play without an account behind one address; a whole class may sit there. */
  wrongPerPerson: 30,
  wrongPerAddress: 120,
  /** Teams that one person, or one address without an account, begins. */
  beginsPerPerson: 20,
  beginsPerAddress: 60,
  /** Teams are forgotten so many days after they last did something: children name them as they like. */
  keptDays: 60,
} as const;
