/** What models for practice say. They know nothing, and say so. */
export const practiceTexts = {
  intro: 'Ich bin ein **Übungsmodell**: Ich weiss nichts, koste nichts Echtes, und nichts verlässt diesen Server.',
  asked: 'Du hast geschrieben:',
  list: 'So könnte eine Antwort aussehen:\n\n- zuerst das Wichtigste in einem Satz\n- dann zwei Beispiele\n- am Schluss eine Frage an dich: *Für welche Klasse ist es?*',
  again: 'Danke, das war deine nächste Frage. Ein richtiges Modell wüsste noch, was vorher stand, und ginge darauf ein.',
  table:
    '| Schweres Wort | So sagen wir es |\n| --- | --- |\n| Winterquartier | das Nest für den Winter |\n| Körpertemperatur | wie warm der Körper ist |\n| Nahrungsmangel | es gibt zu wenig zu fressen |',
  formula:
    'Die Fläche eines Kreises ist $A = \\pi r^2$, die eines Dreiecks $A = \\frac{g \\cdot h}{2}$.\n\n1. Miss den Radius.\n2. Rechne $r \\cdot r$.\n3. Nimm das Ergebnis mal $\\pi$.',
  code: '```\nwiederhole 4 mal\n  gehe 100 vor\n  drehe 90 rechts\n```\n\nDamit zeichnest du ein Quadrat.',
  translated: '*Übungsmodell, nicht wirklich übersetzt:*',
  improved: '*Übungsmodell, nur das Eszett ist jetzt ss:*',
  /** Words of a prompt, and of a question, by which it knows what is wanted. */
  marks: { translate: 'Übersetze den Text', only: 'Antworte nur mit dem' },
  asks: { table: 'tabelle', formula: 'rechne', code: 'programm' },
} as const;
