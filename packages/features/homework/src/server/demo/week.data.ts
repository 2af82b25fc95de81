import type { Subject } from '../../contract/index.ts';

export const demoSubjects: readonly Subject[] = [
  { name: 'Mathe', color: 'blue' },
  { name: 'Deutsch', color: 'orange' },
  { name: 'NMG', color: 'green' },
  { name: 'Englisch', color: 'violet' },
  { name: 'Französisch', color: 'pink' },
  { name: 'Musik', color: 'yellow' },
  { name: 'Sport', color: 'red' },
  { name: 'Werken', color: 'grey' },
];

/** One entry of the demo week; `day` counts from Monday of the current week, 0 is Monday. */
export interface DemoEntry {
  readonly day: number;
  readonly task: string;
  readonly subject?: string;
  readonly minutes?: number;
  readonly event?: boolean;
  readonly days?: number;
  readonly hidden?: boolean;
  /** Numbers of the pupils it is given to; left out for the whole class. */
  readonly only?: readonly number[];
  /** Share of the pupils who have ticked it off. */
  readonly done?: number;
}

export const demoWeek: Readonly<Record<'3a' | '4b' | '6c' | 'Sek A', readonly DemoEntry[]>> = {
  '3a': [
    { day: 0, subject: 'Deutsch', task: 'Lesetagebuch: Kapitel 3', minutes: 10, done: 0.9 },
    { day: 0, subject: 'Mathe', task: 'Arbeitsheft S. 42, Nr. 1–3', minutes: 15, done: 0.8 },
    { day: 1, subject: 'NMG', task: 'Ein Blatt für das Herbarium mitbringen', done: 0.7 },
    { day: 1, subject: 'Mathe', task: 'Einmaleins der 7 üben', minutes: 10, done: 0.6 },
    { day: 1, subject: 'Musik', task: 'Liedtext «Räbeliechtli» auswendig', minutes: 10, done: 0.5 },
    { day: 2, task: 'Schulzahnpflege', event: true },
    { day: 2, subject: 'Deutsch', task: 'Lernwörter: Karten 1–12', minutes: 15, done: 0.4 },
    { day: 3, subject: 'Mathe', task: 'Arbeitsheft S. 43 fertig machen', minutes: 20, done: 0.2 },
    { day: 3, subject: 'Deutsch', task: 'Geschichte ins Reine schreiben', minutes: 25, done: 0.1 },
    { day: 3, subject: 'Mathe', task: 'Zusatzblatt Zahlenmauern', minutes: 10, only: [2, 5, 9] },
    { day: 4, task: 'Test Einmaleins (Reihen 6 und 7)', subject: 'Mathe', event: true },
    { day: 4, subject: 'Sport', task: 'Hallenschuhe mitnehmen' },
    { day: 7, task: 'Projektwoche «Wald»', event: true, days: 4 },
    { day: 8, subject: 'NMG', task: 'Wetterjacke und Znüni im Rucksack' },
    { day: 10, subject: 'Deutsch', task: 'Diktat', event: true },
    { day: 9, subject: 'Englisch', task: 'Animals: words 1–10', minutes: 10, hidden: true },
  ],
  '4b': [
    { day: 0, subject: 'Mathe', task: 'Schriftlich addieren, Blatt A', minutes: 20, done: 0.8 },
    { day: 1, subject: 'Deutsch', task: 'Steckbrief zum Igel schreiben', minutes: 30, done: 0.5 },
    { day: 2, subject: 'Französisch', task: 'Les nombres 1–30', minutes: 15, done: 0.3 },
    { day: 3, task: 'Ausflug ins Naturmuseum', event: true },
    { day: 4, subject: 'NMG', task: 'Plakat: Bilder mitbringen', done: 0.1 },
    { day: 4, subject: 'Mathe', task: 'Kopfrechnen Stufe 5', minutes: 10 },
  ],
  '6c': [
    { day: 0, subject: 'Mathe', task: 'Brüche kürzen, S. 58', minutes: 25, done: 0.9 },
    { day: 1, subject: 'Englisch', task: 'Unit 4: dialogue', minutes: 20, done: 0.6 },
    { day: 2, subject: 'Französisch', task: 'Vocabulaire unité 3', minutes: 20, done: 0.4 },
    { day: 2, subject: 'Deutsch', task: 'Zeitungsbericht entwerfen', minutes: 30, done: 0.3 },
    { day: 3, task: 'Prüfung NMG: Mittelalter', subject: 'NMG', event: true },
    { day: 4, subject: 'Werken', task: 'Holz schleifen, Form fertig' },
  ],
  'Sek A': [
    { day: 0, subject: 'Mathe', task: 'Gleichungen S. 31, Nr. 4–8', minutes: 30, done: 0.7 },
    { day: 1, subject: 'Deutsch', task: 'Lektüre bis Seite 80', minutes: 40, done: 0.4 },
    { day: 2, subject: 'Englisch', task: 'Essay draft: My future job', minutes: 35, done: 0.2 },
    { day: 3, task: 'Schnupperlehre: Info im Singsaal', event: true },
    { day: 4, subject: 'NMG', task: 'Referat: Quellenliste abgeben', minutes: 15 },
  ],
};

export const demoBoxes = [
  { side: 'before', title: 'Ganze Woche', perWeek: true, tasks: ['Jeden Tag 10 Minuten lesen', 'Ämtli: Pflanzen giessen (Gruppe Blau)'] },
  { side: 'after', title: 'Vorschau', perWeek: false, tasks: ['Räbeliechtliumzug: Laterne fertig schnitzen', 'Elternabend im Januar'] },
] as const;
