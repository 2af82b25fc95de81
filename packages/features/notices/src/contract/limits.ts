/** Limits of messages to a school: characters, counts and days. */
export const noticesLimits = { titleMaximum: 80, messageMaximum: 600, livePerSchool: 20, daysAhead: 120 } as const;
