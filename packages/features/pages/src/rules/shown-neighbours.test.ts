import { describe, expect, it } from 'vitest';
import { shownNeighbours } from './shown-neighbours.ts';

const around = (['group', 'school', 'link', 'public'] as const).map((visibility) => ({
  id: visibility,
  name: visibility,
  url: visibility,
  visibility,
}));
const ids = (...parameters: Parameters<typeof shownNeighbours>) => shownNeighbours(...parameters).map((one) => one.id);

describe('the pages around a page', () => {
  it('all show to members of the group', () => {
    expect(ids(around, 1, true)).toEqual(['group', 'school', 'link', 'public']);
  });

  it('show to the rest of the school when they are shared with it', () => {
    expect(ids(around, 0, true)).toEqual(['school', 'public']);
  });

  it('show to everybody else only when they are public', () => {
    expect(ids(around, 0, false)).toEqual(['public']);
  });
});
