/** Limits of chats; characters, counts, minutes and days as named. */
export const chatLimits = {
  nameMaximum: 80,
  messageMaximum: 4_000,
  attachments: 6,
  /** Messages that come at once. */
  page: 50,
  /** Changes that are fetched at once; who knows of more asks again. */
  fetched: 200,
  /** Unread messages of one chat are counted so far. */
  counted: 100,
  /** People whom a chat of persons has. */
  persons: 60,
  /** Open chats of one class, group, team or school, and chats of persons that somebody makes on one day. */
  perPlace: 20,
  personsPerDay: 20,
  /** Own messages are changed and taken back so long. */
  changeMinutes: 15,
  /** What was removed is read by admins of the school so long. */
  removedDays: 30,
  settledDays: 60,
  reasonMaximum: 300,
  /** Messages of one person within so many seconds. */
  floodMessages: 20,
  floodSeconds: 60,
  reportsPerHour: 10,
  /** Words around a hit, and of a message in the list of chats. */
  excerpt: 120,
} as const;
