import { describe, expect, it } from 'vitest';
import { maskText, unmaskText } from './masks.ts';

const names = [
  { first: 'Noah', last: 'Meier' },
  { first: 'Rosa', last: 'Stein' },
  { first: 'Lina', last: 'Winter' },
  { first: 'Max', last: 'Kaiser' },
  { first: 'Anna-Lena', last: 'Roth' },
  { first: 'Zoë', last: 'Müller' },
];
const masked = (text: string) => maskText(text, names);

describe('names of a class before they leave', () => {
  it.each([
    ['Schreib Noah einen Brief.', 'Schreib Kind 1 einen Brief.'],
    ['Noahs Text ist zu lang.', 'Kind 1s Text ist zu lang.'],
    ['Noah Meier und noah', 'Kind 1 Kind 2 und Kind 3'],
    ['NOAH!', 'Kind 1!'],
    ['Zoë liest, Anna-Lena rechnet.', 'Kind 1 liest, Kind 2 rechnet.'],
    ['Rosa Stein ist krank.', 'Kind 1 Kind 2 ist krank.'],
    ['Stein Rosa', 'Kind 1 Kind 2'],
    ['Ein Text für Rosa, bitte.', 'Ein Text für Kind 1, bitte.'],
    ['Rosa kann gut lesen.', 'Kind 1 kann gut lesen.'],
    ['Frau Winter fragt, ob Herr Kaiser kommt.', 'Frau Kind 1 fragt, ob Herr Kind 2 kommt.'],
    ['Liebe Rosa', 'Liebe Kind 1'],
  ])('«%s» is sent as «%s»', (text, sent) => expect(masked(text).text).toBe(sent));

  it.each([
    ['Der Stein ist rosa.'],
    ['Im Winter schläft der Igel.'],
    ['Der Kaiser trug ein rosa Kleid im Winter.'],
    ['ein Stein, zwei Steine'],
    ['Wintersport und Kaiserschmarren'],
    ['Noahark'],
  ])('«%s» stays as it is', (text) => expect(masked(text).text).toBe(text));

  it('asks where a word may be a name, and covers it on demand and from then on', () => {
    const text = 'Winter malt gern.';
    expect(masked(text)).toMatchObject({ text, doubtful: ['Winter'] });
    const wanted = maskText(text, names, [], ['Winter']);
    expect(wanted).toMatchObject({ text: 'Kind 1 malt gern.', doubtful: [] });
    expect(maskText('Winter malt. Der Winter kommt, im winter.', names, wanted.masks).text).toBe(
      'Kind 1 malt. Der Kind 1 kommt, im winter.',
    );
  });

  it('keeps what stood for what in a talk', () => {
    const first = masked('Noah und Zoë');
    expect(maskText('Zoë mit Lina', names, first.masks)).toMatchObject({
      text: 'Kind 2 mit Kind 3',
      masks: [
        { cover: 'Kind 1', word: 'Noah' },
        { cover: 'Kind 2', word: 'Zoë' },
        { cover: 'Kind 3', word: 'Lina' },
      ],
    });
  });

  it.each([
    ['Ruf 079 123 45 67 an', 'Ruf Telefon 1 an'],
    ['+41 79 123 45 67', 'Telefon 1'],
    ['0041791234567', 'Telefon 1'],
    ['044/123.45.67.', 'Telefon 1.'],
    ['an noah.meier@schule.example.', 'an Mail 1.'],
    ['Sie wohnt am Sonnenbergweg 4, 3014 Bern.', 'Sie wohnt am Adresse 1, Adresse 2.'],
    ['Rue de Lausanne 12', 'Adresse 1'],
  ])('«%s» is sent as «%s»', (text, sent) => expect(masked(text).text).toBe(sent));

  it.each([
    ['1291 Rütlischwur'],
    ['12345 : 5 = 2469'],
    ['am 24.12.2026 um 18.30'],
    ['3/4 + 1/4'],
    ['Seite 117, Aufgabe 4'],
    ['1000000000 Sterne'],
  ])('«%s» holds no number of anybody', (text) => expect(masked(text).text).toBe(text));
});

describe('what comes back', () => {
  const masks = [
    { cover: 'Kind 1', word: 'Noah' },
    { cover: 'Kind 12', word: 'Zoë' },
    { cover: 'Telefon 1', word: '079 123 45 67' },
  ];
  it.each([
    ['Kind 1 und Kind 12', 'Noah und Zoë'],
    ['Kind 1s Text, kind 1!', 'Noahs Text, Noah!'],
    ['Kind 3 kennt niemand', 'Kind 3 kennt niemand'],
    ['**Kind 1** (Telefon 1)', '**Noah** (079 123 45 67)'],
    ['Jedes Kind 12345', 'Jedes Kind 12345'],
  ])('«%s» is read as «%s»', (text, read) => expect(unmaskText(text, masks)).toBe(read));
});
