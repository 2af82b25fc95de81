/** What stands where a formula is written. */
export const formulaTexts = {
  title: 'Formel',
  submit: 'Einsetzen',
  latex: 'Formel in LaTeX',
  help: 'Zum Beispiel \\frac{3}{4} + x^2. Die Knöpfe darunter schreiben das Häufigste für dich.',
  parts: 'Einfügen',
  partNames: {
    fraction: 'Bruch',
    power: 'Hochgestellt',
    index: 'Tiefgestellt',
    root: 'Wurzel',
    times: 'Mal',
    divided: 'Geteilt',
    atMost: 'Kleiner oder gleich',
    atLeast: 'Grösser oder gleich',
    unequal: 'Ungleich',
    pi: 'Pi',
    degree: 'Grad',
  },
  preview: 'So sieht die Formel aus',
  waiting: 'Hier siehst du die Formel, sobald sie vollständig ist.',
  wrong: 'Diese Formel ist noch nicht vollständig oder zu verschachtelt.',
} as const;
