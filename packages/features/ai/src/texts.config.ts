/** What the operator is told that a variable must be, and which one would bring a service. */
export const aiConfigTexts = {
  url: 'die Adresse einer OpenAI-kompatiblen Schnittstelle wie https://api.openai.com/v1',
  key: 'der Schlüssel dazu, ohne Leerzeichen',
  models: 'Paare wie gpt-4o=mein-modell, mit Kommas getrennt; links steht eines von {models}',
  houseModel: 'wie das Modell dort heisst, zum Beispiel llama3.1:8b',
  credit: 'ein Betrag wie 20 oder 0.5',
  flag: 'true oder false',
  houseIncomplete: 'Für das Modell im Haus braucht es AI_HOUSE_URL und AI_HOUSE_MODEL, oder keine der beiden.',
  keyWithoutUrl: 'AI_CHAT_KEY und AI_CHAT_MODELS nützen nur mit AI_CHAT_URL.',
  page: {
    title: 'KI-Dienste',
    chat: 'Chat, Übersetzer, Texte verbessern',
    house: 'Modell im Haus',
    practice: 'Übungsmodelle; AI_CHAT_URL und AI_CHAT_KEY bringen richtige',
    none: 'nicht angeboten; AI_CHAT_URL und AI_CHAT_KEY bringen sie',
    noHouse: 'keines; AI_HOUSE_URL und AI_HOUSE_MODEL bringen es',
    keyWrong: 'der Schlüssel wird abgelehnt',
  },
} as const;
