/** What services are called, light enough for frames. */
export const aiServiceTexts = {
  'chat-gpt-4o-mini': { name: 'Chat mit GPT-4o mini', short: 'GPT-4o mini', caption: 'Fragen, Ideen, Entwürfe. Schnell und günstig.' },
  'chat-gpt-4o': { name: 'Chat mit GPT-4o', short: 'GPT-4o', caption: 'Für Schwieriges: genauer, und teurer.' },
  chat: { name: 'Chat', short: 'Chat', caption: 'Du wählst das Modell, auch eines mit Testguthaben.' },
  uebersetzer: { name: 'Übersetzer', short: 'Übersetzer', caption: 'Elternbriefe und Texte in zwölf Sprachen.' },
  'text-deepl-write': {
    name: 'Text verbessern',
    short: 'Text verbessern',
    caption: 'Korrigieren, vereinfachen, kürzen, im richtigen Ton.',
  },
} as const;
