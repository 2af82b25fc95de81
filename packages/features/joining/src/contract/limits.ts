/** Limits of joining a school; characters, counts as their names say. */
export const joinLimits = {
  messageMaximum: 500,
  reasonMaximum: 500,
  schoolsFound: 20,
  /** How many schools of similar names are named to who founds one. */
  similarSchools: 3,
  /** How often somebody may ask the same school within 24 hours; each time its admins get a mail. */
  requestsPerDay: 3,
  /** How many schools somebody keeps that nobody has confirmed; each is a mail to the operator. */
  unconfirmedSchools: 3,
} as const;
