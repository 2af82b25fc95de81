/** Limits of the AI services. Credit is counted in ten-thousandths. */
export const aiLimits = {
  /** What one credit is in units. */
  unit: 10_000,
  /** Characters of a question. */
  question: 20_000,
  /** Characters of the earlier talk that a model is given along with a question. */
  memory: 40_000,
  /** Messages of a chat. */
  messages: 200,
  /** Chats of a person; the oldest make room. */
  chats: 200,
  title: 80,
  /** Credit that is handed over at once, in units. */
  given: 10_000_000,
  /** The smallest hand-over and the smallest own limit, in units: a hundredth of a credit. */
  smallest: 100,
  /** Entries of a history that are read at once, and of its file. */
  history: 100,
  historyFile: 5_000,
  /** A chat that nobody goes on with is gone after so many days; of a child sooner. */
  chatDays: 120,
  childChatDays: 30,
  alertDays: 30,
  /** What is held for an answer that never came is given back after so many minutes. */
  heldMinutes: 10,
  /** Youngest and oldest age from which a school lets its pupils ask. */
  ageFrom: 10,
  ageTo: 20,
  /** Prompts that somebody keeps (with the trash twice as many), prompts on the list of a school, favourites of a person. */
  prompts: 200,
  schoolPrompts: 200,
  favorites: 200,
  promptTitle: 80,
  promptText: 8_000,
  /** Characters of a prompt that a list shows. */
  promptBeginning: 220,
  /** Fields that a prompt may have, and characters of what one is called. */
  variables: 20,
  variableName: 40,
  promptTrashDays: 60,
  blockTitle: 80,
  blockServices: 30,
} as const;
