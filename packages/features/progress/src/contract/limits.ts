/** Limits of what is practised (decisions, 2.13). */
export const progressLimits = {
  pointsPerDay: 300,
  securedShown: 12,
  trainerNameMaximum: 40,
  /** Of the block: its title, and how many trainers it can name. */
  blockTitleMaximum: 80,
  blockTrainersMaximum: 20,
} as const;
