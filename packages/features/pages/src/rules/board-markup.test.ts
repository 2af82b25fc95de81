import { describe, expect, it } from 'vitest';
import { boardMarkup } from './board-markup.ts';

describe('the export of a board', () => {
  it('becomes sections, cards, links and pictures, whatever its program calls its columns', () => {
    const german = [
      ['Spalte', 'Titel', 'Beschreibung', 'Anhang', 'Autor'],
      ['Tiere', 'Igel', 'Schläft <im> Laub.\nFrisst Käfer.', 'https://igel.example/info', 'Mia'],
      ['Pflanzen', 'Eiche', '', 'https://baum.example/eiche.jpg?w=2', 'Noah'],
      ['Tiere', 'Dachs', '', '', ''],
    ];
    const board = boardMarkup(german);
    expect(board?.markup).toBe(
      '<h2>Tiere</h2><h3>Igel</h3><p>Schläft &lt;im&gt; Laub.</p><p>Frisst Käfer.</p>' +
        '<p><a href="https://igel.example/info">https://igel.example/info</a></p><h3>Dachs</h3>' +
        '<h2>Pflanzen</h2><h3>Eiche</h3><p><img src="https://baum.example/eiche.jpg?w=2" alt=""></p>',
    );
    expect(board?.leftOut).toEqual(['Autor']);
    const english = [german[0]!.map((_one, at) => ['Section', 'Subject', 'Body', 'Attachment_URL', 'Created at'][at]!), ...german.slice(1)];
    expect(boardMarkup(english)?.markup).toBe(board?.markup);
  });

  it('keeps markup of its texts for the one place that cleans it', () => {
    expect(boardMarkup([['Body'], ['<p>Hallo <b>du</b></p>']])?.markup).toBe('<div><p>Hallo <b>du</b></p></div>');
  });

  it('puts files that came along where their names stand', () => {
    const fileFor = (name: string) => (name === 'igel.png' ? 'data:image/png;base64,AA==' : null);
    expect(
      boardMarkup(
        [
          ['Titel', 'Datei'],
          ['Igel', 'igel.png'],
        ],
        fileFor,
      )?.markup,
    ).toContain('<img src="data:image/png;base64,AA=="');
    expect(
      boardMarkup(
        [
          ['Titel', 'Datei'],
          ['Igel', 'fehlt.png'],
        ],
        fileFor,
      )?.markup,
    ).toContain('<p>fehlt.png</p>');
  });

  it('knows headings that begin with an umlaut, and files whose names have blanks', () => {
    const fileFor = (name: string) => (name === 'Mein Igel, schlafend.png' ? 'data:image/png;base64,AA==' : null);
    const cells = [
      ['Überschrift', 'Inhalt', 'Anhänge'],
      ['Igel', 'Er schläft.', 'Mein Igel, schlafend.png\nhttps://igel.example'],
      ['Dachs', '', 'liegt im Ordner, hinten'],
    ];
    expect(boardMarkup(cells, fileFor)?.markup).toBe(
      '<h3>Igel</h3><p>Er schläft.</p><p><img src="data:image/png;base64,AA==" alt=""></p>' +
        '<p><a href="https://igel.example">https://igel.example</a></p><h3>Dachs</h3><p>liegt im Ordner, hinten</p>',
    );
  });

  it.each(['Author Name', 'Autorin: Name', 'Ersteller (Name)', 'Username', 'Created by', 'Attachment Type', 'Titelfarbe'])(
    'leaves out who wrote a card and how it looked: %s',
    (heading) => {
      const board = boardMarkup([
        ['Subject', heading],
        ['Igel', 'Mia'],
      ]);
      expect(board).toEqual({ markup: '<h3>Igel</h3>', leftOut: [heading] });
    },
  );

  it.each([
    [
      'a list of children',
      [
        ['Name', 'Klasse'],
        ['Mia', '3a'],
      ],
    ],
    [
      'a table of other things',
      [
        ['Vorname', 'Nachname'],
        ['Mia', 'Müller'],
      ],
    ],
    ['nothing', []],
    ['empty lines', [['', ' '], ['']]],
  ])('is none: %s', (_what, cells) => expect(boardMarkup(cells)).toBeNull());
});
