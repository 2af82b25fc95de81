/** What the log of a school says went with an erased class, by the table where it lay. */
export const flashcardsLog = {
  erased: {
    flashcard_box: { one: '1 Lernbox', many: '{count} Lernboxen' },
    flashcard_state: { one: '1 Lernstand einer Karte', many: '{count} Lernstände von Karten' },
    flashcard_answer: { one: '1 Antwort zu einer Karte', many: '{count} Antworten zu Karten' },
  },
} as const;
