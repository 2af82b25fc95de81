/** What the log of a school says went with an erased class, by the table where it lay. */
export const gamesLog = {
  erased: {
    word_list: { one: '1 Wörterliste fürs Wörterrätsel', many: '{count} Wörterlisten fürs Wörterrätsel' },
    memory_picture_class: { one: '1 Bilderset fürs Memory', many: '{count} Bildersets fürs Memory' },
    memory_class: { one: '1 Einstellung zum Memory', many: '{count} Einstellungen zum Memory' },
    memory_duel: { one: '1 Memory zu zweit', many: '{count} Memorys zu zweit' },
    word_round: { one: '1 Runde im Wörterrätsel', many: '{count} Runden im Wörterrätsel' },
  },
} as const;
