import { describe, expect, it } from 'vitest';
import { guessTakeOver } from './columns.ts';
import { leftLines, linesOf, sectionsOf } from './lines.ts';

type Cells = readonly (readonly string[])[];
const taken = (cells: Cells, before?: { sections: number; tasks: number }) => {
  const guessed = guessTakeOver(cells);
  return linesOf(cells, { ...guessed, ...(before && { before }) });
};
/** As `Abschnitt: Titel (Text)`. */
const shown = (cells: Cells) =>
  sectionsOf(taken(cells)).flatMap(({ title, tasks }) =>
    tasks.map((task) => `${title}: ${task.title}${task.text === '' ? '' : ` (${task.text})`}${task.mandatory ? '' : ' frei'}`),
  );
const problemsOf = (cells: Cells) => taken(cells).flatMap(({ line, problems }) => problems.map((one) => [line, one.kind]));

describe('lists of other programs', () => {
  it.each<[string, Cells, string[]]>([
    [
      'LearningView: topics with assignments',
      [
        ['Thema', 'Titel', 'Auftrag', 'Pflicht', 'Punkte'],
        ['Rechnen', 'Mauern', 'Baue drei.', 'Pflicht', '5'],
        ['', 'Knobeln', '', 'Wahl', ''],
        ['Lesen', 'Buch', 'Lies 10 Seiten.', '', ''],
      ],
      ['Rechnen: Mauern (Baue drei.)', 'Rechnen: Knobeln frei', 'Lesen: Buch (Lies 10 Seiten.)'],
    ],
    [
      'Moodle: a course',
      [
        ['Section', 'Activity name', 'Description', 'URL'],
        ['Woche 1', 'Test', 'Mach mit', 'https://moodle.example/mod/1'],
      ],
      ['Woche 1: Test (Mach mit)'],
    ],
    [
      'Moodle: its checklist, with headings among the items',
      [
        ['Item text', 'Indent', 'Type (0 - normal; 1 - optional; 2 - heading)', 'Due Time (timestamp)', 'Colour'],
        ['Geometrie', '0', '2', '0', 'black'],
        ['Würfel bauen', '1', '0', '0', 'black'],
        ['Netz zeichnen', '1', '1', '0', 'black'],
      ],
      ['Geometrie: Würfel bauen', 'Geometrie: Netz zeichnen frei'],
    ],
    [
      'Planner of Teams, as German Excel writes it',
      [
        ['Vorgangs-ID', 'Vorgangsname', 'Bucketname', 'Priorität', 'Beschreibung'],
        ['x1', 'Plakat', 'NMG', 'Mittel', 'Male den Baum'],
      ],
      ['NMG: Plakat (Male den Baum)'],
    ],
    ['a column of titles without a heading', [['Mauern'], ['Reihe']], [': Mauern', ': Reihe']],
    [
      'titles under headings, as one writes them',
      [['# Rechnen'], ['Mauern'], ['Lesen:'], ['Buch: Kapitel 1']],
      ['Rechnen: Mauern', 'Lesen: Buch: Kapitel 1'],
    ],
    ['two columns', [['Mauern', 'Baue drei.']], [': Mauern (Baue drei.)']],
    ['three columns', [['Rechnen', 'Mauern', 'Baue drei.']], ['Rechnen: Mauern (Baue drei.)']],
    [
      'instructions that are all there is',
      [
        ['Aufgabenstellung', 'Punkte'],
        ['Lies!', '3'],
      ],
      [': Lies!'],
    ],
    [
      'a mark of Excel at the beginning',
      [
        ['\uFEFFTitel', 'Titel'],
        ['Mauern', 'zweiter'],
      ],
      [': Mauern'],
    ],
    [
      'empty lines and lines of unequal length',
      [['Titel', 'Text'], [''], ['Mauern'], [], ['', '', ''], ['Reihe', 'b', 'zu viel']],
      [': Mauern', ': Reihe (b)'],
    ],
    ['nothing', [], []],
  ])('%s', (_what, cells, expected) => {
    expect(shown(cells)).toEqual(expected);
  });

  it('reads what a task is like', () => {
    const [line] = taken([
      ['Titel', 'Stufe', 'Sozialform', 'Korrektur', 'Link', 'Pflicht'],
      ['Mauern', '★★', 'zu zweit', 'Selbstkontrolle', 'klexikon.example/zahl', 'x'],
    ]);
    expect(line?.task).toEqual({
      title: 'Mauern',
      text: '',
      mandatory: true,
      level: 2,
      groupSize: 'PA',
      correctionMode: 'self',
      link: 'https://klexikon.example/zahl',
    });
  });
});

describe('a line that cannot be taken', () => {
  it.each<[string, readonly string[], readonly string[], string]>([
    ['has no title', ['Titel', 'Text'], ['', 'Lies!'], 'noTitle'],
    ['has a title that is too long', ['Titel'], ['a'.repeat(121)], 'titleTooLong'],
    ['has a text that is too long', ['Titel', 'Text'], ['a', 'b'.repeat(4_001)], 'textTooLong'],
    ['has a section that is too long', ['Thema', 'Titel'], ['c'.repeat(81), 'a'], 'sectionTooLong'],
    ['says neither yes nor no', ['Titel', 'Pflicht'], ['a', 'vielleicht'], 'mandatory'],
    ['has a level that is none', ['Titel', 'Stufe'], ['a', '7'], 'level'],
    ['has a form that is none', ['Titel', 'Sozialform'], ['a', 'quer'], 'groupSize'],
    ['is corrected by nobody known', ['Titel', 'Korrektur'], ['a', 'Hund'], 'correctionMode'],
    ['has an address that runs', ['Titel', 'Link'], ['a', 'javascript:alert(1)'], 'link'],
    ['has an address of a mail', ['Titel', 'Link'], ['a', 'mailto:a@b.ch'], 'link'],
    ['is of a type that is none', ['Titel', 'Type'], ['a', '9'], 'kind'],
  ])('%s', (_what, heading, row, kind) => {
    expect(problemsOf([heading, row])).toEqual([[2, kind]]);
    expect(sectionsOf(taken([heading, row])).flatMap(({ tasks }) => tasks)).toEqual([]);
  });

  it('stays with its section and the heading, so that it can be mended; the others are taken', () => {
    const cells = [
      ['Thema', 'Titel', 'Stufe'],
      ['Rechnen', 'Mauern', '2'],
      ['', 'Knobeln', 'hoch'],
    ];
    const guessed = guessTakeOver(cells);
    const lines = linesOf(cells, guessed);
    expect(shown(cells)).toEqual(['Rechnen: Mauern']);
    expect(leftLines(cells, lines, guessed)).toEqual([
      ['Thema', 'Titel', 'Stufe'],
      ['Rechnen', 'Knobeln', 'hoch'],
    ]);
    expect(leftLines(cells.slice(0, 2), linesOf(cells.slice(0, 2), guessed), guessed)).toEqual([]);
  });

  it('comes after the plan is full', () => {
    const cells = [['Titel'], ['a'], ['b'], ['c']];
    const lines = linesOf(cells, { ...guessTakeOver(cells), before: { sections: 1, tasks: 118 } });
    expect(lines.map(({ problems }) => problems.map(({ kind }) => kind))).toEqual([[], [], ['tooManyTasks']]);
    const many = Array.from({ length: 31 }, (_one, at) => [`Thema ${at}`, 'a', '']);
    expect(problemsOf(many)).toEqual([[31, 'tooManySections']]);
  });
});
