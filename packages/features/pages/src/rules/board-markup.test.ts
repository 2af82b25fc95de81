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
      expect(board).toMatchObject({ markup: '<h3>Igel</h3>', leftOut: [heading] });
    },
  );

  it('names a picture that is not among the files, and leaves its name as words', () => {
    const board = boardMarkup([
      ['Titel', 'Anhang'],
      ['Igel', 'bilder/igel.png, https://igel.example/a.png'],
    ]);
    expect(board?.missing).toEqual(['bilder/igel.png']);
    expect(board?.markup).toContain('<p>bilder/igel.png</p>');
  });

  const cards = '<h2>Zu tun</h2><h3>Igel malen</h3><p>Mit Kreide</p><h2>Erledigt</h2><h3>Laub sammeln</h3>';
  it.each([
    ['Deck', ['Titel der Karte', 'Beschreibung', 'Listenname', 'Schlagworte', 'Fälligkeitsdatum'], cards, 2],
    ['Deck in English', ['Card title', 'Description', 'List name', 'Tags', 'Due date'], cards, 2],
    ['WeKan', ['Title', 'Description', 'Status', 'Swimlane', 'Owner'], cards, 2],
    ['Kanboard', ['Title', 'Description', 'Column', 'Category', 'Status'], cards, 2],
    ['Planner', ['Aufgabenname', 'Beschreibung', 'Bucketname', 'Priorität', 'Status'], cards, 2],
    ['TaskCards', ['Kartentitel', 'Karteninhalt', 'Spaltentitel', 'Autor', 'Farbe'], cards, 2],
    ['Trello', ['Card Name', 'Card Description', 'List Name', 'Board Name', 'Attachment Count'], cards, 2],
  ])('keeps lists, titles and texts of %s apart, and names what it leaves', (_what, heading, markup, left) => {
    const board = boardMarkup([
      heading,
      ['Igel malen', 'Mit Kreide', 'Zu tun', 'Wald', '0'],
      ['Laub sammeln', '', 'Erledigt', 'Wald', '0'],
    ]);
    expect(board?.markup).toBe(markup);
    expect(board?.leftOut).toEqual(heading.slice(-left));
  });

  it('leaves out and counts what was put away', () => {
    const board = boardMarkup([
      ['Card Name', 'Card URL', 'List Name', 'Archived'],
      ['Igel', 'https://trello.example/c/1', 'Tiere', 'false'],
      ['Moos', 'https://trello.example/c/2', 'Tiere', 'true'],
    ]);
    expect(board).toMatchObject({ markup: '<h2>Tiere</h2><h3>Igel</h3>', archived: 1, leftOut: ['Card URL'] });
  });

  it.each([
    ['Ein <b> macht fett, 1 < 2', '<p>Ein &lt;b&gt; macht fett, 1 &lt; 2</p>'],
    ['3 < 5 > 2, und <p> ist ein Absatz', '<p>3 &lt; 5 &gt; 2, und &lt;p&gt; ist ein Absatz</p>'],
    ['5 < 6 & a<b und <b>fett</b>', '<p>5 &lt; 6 &amp; a&lt;b und &lt;b&gt;fett&lt;/b&gt;</p>'],
    ['<p>Er <b>schläft</b> &amp; träumt &lt;3<br></p>', '<div><p>Er <b>schläft</b> &amp; träumt &lt;3<br></p></div>'],
    ['- eins\n- **zwei**', '<p>- eins</p><p>- **zwei**</p>'],
  ])('keeps each sign of %s', (words, markup) => expect(boardMarkup([['Text'], [words]])?.markup).toBe(markup));

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
