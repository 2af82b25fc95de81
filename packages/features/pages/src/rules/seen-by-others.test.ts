import { describe, expect, it } from 'vitest';
import { pageBlocks } from '../contract/index.ts';
import { contentsOf, seenByOthers } from './seen-by-others.ts';

const block = (type: string, settings: Record<string, unknown>) => ({ type, settings });
const plan = { type: 'Plan', shows: () => ['tasksOfClass'] } as never;

describe('what the blocks of a page show', () => {
  it('is named once and in one order, and an empty block shows nothing', () => {
    const blocks = [
      block('LinkTilesList', { size: 'large', tiles: [{ id: 'a' }] }),
      block('Title', { text: 'Igel' }),
      block('Title', { text: 'Dachs' }),
      block('Picture', { fileId: null, alt: '', caption: '' }),
      block('Video', { url: 'https://vimeo.com/1', fileId: null }),
      block('Plan', {}),
      block('Unbekannt', {}),
    ];
    expect(contentsOf(blocks, [...pageBlocks, plan])).toEqual(['words', 'films', 'links', 'tasksOfClass']);
  });

  it('is said by every type but those that only divide or point at other pages', () => {
    const silent = pageBlocks.filter((type) => !('shows' in type)).map(({ type }) => type);
    expect(silent).toEqual(['Navigation', 'HorizontalRule', 'Space']);
    for (const type of pageBlocks)
      if ('shows' in type) expect(contentsOf([{ type: type.type, settings: type.empty }], pageBlocks)).toEqual([]);
  });
});

describe('others see', () => {
  const lines = (shared: Partial<Parameters<typeof seenByOthers>[0]>) =>
    seenByOthers({ choice: 'public', contents: ['words'], names: [], isPupils: false, ...shared }).map(
      ({ kind, what }) => `${kind} ${what}`,
    );

  it('the contents, and no other pages outside of the class', () => {
    expect(lines({})).toEqual(['seen contents', 'hidden otherPages']);
    expect(lines({ choice: 'group' })).toEqual(['seen contents']);
    expect(lines({ contents: [], choice: 'part' })).toEqual(['seen nothing']);
  });

  it('tasks without names where their plan is shared, and in the class alone where it is not', () => {
    expect(lines({ contents: ['tasks'] })).toEqual(['seen tasks', 'hidden private', 'hidden otherPages']);
    expect(lines({ contents: ['tasksOfClass'] })).toEqual(['hidden tasksOfClass', 'hidden private', 'hidden otherPages']);
    expect(lines({ contents: ['tasksOfClass'], choice: 'group' })).toEqual(['seen tasksOfClass', 'hidden private']);
  });

  it('what whoever shares the page has to look at: names that stand there, and pictures', () => {
    expect(lines({ contents: ['words', 'pictures'], names: ['Mia'] })).toEqual([
      'seen contents',
      'hidden otherPages',
      'look names',
      'look pictures',
    ]);
    expect(lines({ contents: ['words', 'pictures'], names: ['Mia'], choice: 'group' })).toEqual(['seen contents']);
  });

  it('not whose page a child shares', () => {
    expect(lines({ isPupils: true })).toContain('hidden owner');
    expect(lines({ isPupils: true, choice: 'class' })).not.toContain('hidden owner');
  });
});
