import { describe, expect, test } from 'vitest';
import { factsInCard, factsInPage } from './learning-app-facts.ts';

const none = { title: '', picture: null };

describe('the card of an exercise', () => {
  test.each([
    [
      { title: 'Energieformen zuordnen', thumbnail_url: 'https://learningapps.org/bild.png' },
      'Energieformen zuordnen',
      'https://learningapps.org/bild.png',
    ],
    [{ title: 'Igel &amp; Co.', thumbnail_url: 'http://learningapps.org/bild.png' }, 'Igel & Co.', 'https://learningapps.org/bild.png'],
    [{ title: '  LearningApps.org - Igel \n im  Laub ', thumbnail_url: '/bild.png' }, 'Igel im Laub', 'https://learningapps.org/bild.png'],
    [{ title: 'LearningApps', thumbnail_url: 'javascript:alert(1)' }, '', null],
    [{ title: 'x'.repeat(200) }, 'x'.repeat(120), null],
    [{ title: 7, thumbnail_url: {} }, '', null],
  ])('%o', (card, title, picture) => {
    expect(factsInCard(JSON.stringify(card))).toEqual({ title, picture });
  });

  test.each(['', 'null', '[]', '"x"', '<html>', '{'])('%s says nothing', (body) => {
    expect(factsInCard(body)).toEqual(none);
  });
});

describe('the page of an exercise', () => {
  test('says its title and its picture in its head, in any order of the attributes', () => {
    const html = `<title>LearningApps</title><meta content='/shot.png' property="og:image"><META property='og:title' content="Z&#228;hne &uuml;ben – LearningApps.org">`;
    expect(factsInPage(html)).toEqual({ title: 'Zähne üben', picture: 'https://learningapps.org/shot.png' });
  });

  test('says its title as every page does', () => {
    expect(factsInPage('<head><title>Salzformeln | LearningApps</title>')).toEqual({ title: 'Salzformeln', picture: null });
  });

  test.each(['', 'kein HTML', '<meta property="og:image" content="">', '<title></title>'])('%s says nothing', (html) => {
    expect(factsInPage(html)).toEqual(none);
  });
});
