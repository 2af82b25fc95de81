export { changeableUntil } from './change-time.ts';
export { sortChats } from './sort-chats.ts';
export { type ChatFacts, isAdminOf, isAnswering, mayWrite, type Standing } from './standing.ts';
export { caughtUp, mergeMessages } from './stream.ts';
export { unwantedIn } from './what-is-sent.ts';
export { refusalOfPersons } from './who-may-be-asked.ts';
