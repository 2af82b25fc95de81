/** What the log of a school says went with an erased class, by the table where it lay. */
export const answersLog = {
  erased: { question_answer: { one: '1 Antwort mit Film oder Ton', many: '{count} Antworten mit Film oder Ton' } },
} as const;
