/** Templates of the demo school, each of a page that stands there. */
export const demoTemplates = [
  {
    page: 'Leseecke',
    author: 'lea.brunner',
    name: 'Leseecke der Klasse',
    description: 'Buchtipps, Lesezeit und Links für eine Klasse, die gern liest.',
    keywords: ['Deutsch', 'Lesen', 'Zyklus 2'],
    audience: 'public',
    likedBy: ['urs.zgraggen', 'nora.keller'],
  },
  {
    page: 'Projektwoche Wald',
    author: 'nora.keller',
    name: 'Projektwoche',
    description: 'Programm, Gruppen und ein Tagebuch zum Ausfüllen.',
    keywords: ['NMG', 'Projekt'],
    audience: 'school',
    likedBy: ['lea.brunner'],
  },
  {
    page: 'Ideenkiste',
    author: 'lea.brunner',
    name: 'Ideenkiste',
    description: '',
    keywords: [],
    audience: 'own',
    likedBy: [],
  },
] as const;
