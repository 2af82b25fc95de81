import { describe, expect, it } from 'vitest';
import { firstPicture } from './first-picture.ts';

const file = (mimeType: string) => ({ url: '/files/x', name: 'x', mimeType, sizeBytes: 1, width: 4, height: 3, widths: [], preview: null });
const files = { igel: file('image/jpeg'), film: file('video/mp4') };
const words = { type: 'Text', settings: { text: {} } };
const picture = { type: 'Picture', settings: { fileId: 'igel', alt: '' } };
const missing = { type: 'Picture', settings: { fileId: 'gone', alt: '' } };
const film = { type: 'Video', settings: { fileId: 'film' } };
const gallery = { type: 'Future', settings: { cover: 'igel' } };

describe('the picture that readers see first', () => {
  it.each([
    ['the very first block', [picture, words], 0],
    ['below a title and a text', [words, words, picture], 2],
    ['below what fills a screen', [words, words, words, picture], null],
    ['the first of two', [words, picture, picture], 1],
    ['not a film', [film, picture], 1],
    ['not one that is gone', [missing, picture], 1],
    ['of a type that came later', [gallery, picture], 0],
    ['on a page without pictures', [words, film], null],
    ['on an empty page', [], null],
  ])('%s', (_where, kinds, expected) => {
    const blocks = kinds.map((kind, index) => ({ ...kind, id: String(index), version: 1, position: `a${index}`, place: 'full' as const }));
    expect(firstPicture({ blocks, files })?.id ?? null).toBe(expected === null ? null : String(expected));
  });
});
