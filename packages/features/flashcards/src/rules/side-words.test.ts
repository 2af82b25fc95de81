import { describe, expect, it } from 'vitest';
import type { CardSide, CardTemplate } from '../contract/index.ts';
import { fileOf, isEmptySide, sideWords } from './side-words.ts';

const full: CardSide = { template: 'any', term: 'Igel', text: 'Er schläft im Laub', fileId: 'F'.repeat(22), alt: 'ein Igel im Laub' };

describe('a side', () => {
  it.each<[CardTemplate, string, boolean]>([
    ['term', 'Igel', false],
    ['termDefinition', 'Igel. Er schläft im Laub', false],
    ['image', 'ein Igel im Laub', true],
    ['text', 'Er schläft im Laub', false],
    ['imageTerm', 'Igel. ein Igel im Laub', true],
    ['any', 'Igel. Er schläft im Laub. ein Igel im Laub', true],
  ])('by its template %s says «%s»', (template, words, hasFile) => {
    const side = { ...full, template };
    expect([sideWords(side), fileOf(side) !== null, isEmptySide(side)]).toEqual([words, hasFile, false]);
  });

  it.each<[CardTemplate, Partial<CardSide>]>([
    ['term', { term: ' ' }],
    ['image', { fileId: null }],
    ['text', { text: '' }],
  ])('%s with nothing that it shows is empty', (template, less) => {
    expect(isEmptySide({ ...full, template, ...less })).toBe(true);
  });
});
