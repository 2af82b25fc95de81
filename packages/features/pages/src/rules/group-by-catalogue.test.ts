import { describe, expect, test } from 'vitest';
import { pageBlocks } from '../contract/index.ts';
import { groupByCatalogue } from './group-by-catalogue.ts';

const typesFor = (search: string) => groupByCatalogue(pageBlocks, search).flatMap(({ blocks }) => blocks.map((block) => block.type));

describe('the catalogue of blocks', () => {
  test('keeps the order of the groups and leaves empty ones out', () => {
    expect(groupByCatalogue(pageBlocks).map(({ group }) => group)).toEqual([
      'Links und Dokumente',
      'Text Bild und Ton',
      'Lernen und Spielen',
      'Sprachen',
      'Design',
      'Weitere Inhalte',
    ]);
  });

  test('keeps the order of the blocks, whatever feature brings them', () => {
    const [links, , , , design] = groupByCatalogue(pageBlocks).map(({ blocks }) => blocks.map(({ type }) => type));
    expect(links).toEqual(['LinkList', 'LinkTilesList', 'LinkButtonsList', 'AtoZ', 'Search']);
    expect(design).toEqual(['Title', 'HorizontalRule', 'Space', 'Navigation']);
  });

  test('holds every block exactly once', () => {
    expect(typesFor('').sort()).toEqual(pageBlocks.map(({ type }) => type as string).sort());
  });

  test.each([
    ['finds by name', 'kacheln', ['LinkTilesList']],
    ['begins with what is named so', 'titel', ['Title', 'LearningApps']],
    ['finds by a word of the description', 'youtube', ['Video']],
    ['does not mind missing umlauts', 'bloecke', []],
    ['takes u for ü', 'uberschrift', ['Title']],
    ['wants every word', 'link beschreibung', ['LinkList']],
    ['says nothing when nothing fits', 'flugzeugträger', []],
  ])('%s', (_sentence, search, expected) => {
    expect(typesFor(search)).toEqual(expected);
  });
});
