const dayMs = 86_400_000;

/** The moment so many days of 24 hours before another one: the trash, undo and archives are counted by the clock, not by the calendar. */
export const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * dayMs);

/** The moment so many days of 24 hours after another one. */
export const daysAfter = (moment: Date, days: number): Date => daysBefore(moment, -days);
