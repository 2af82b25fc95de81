import { defineBlock } from '@pausenplatz/kernel-contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pageBlocks } from '../contract/index.ts';
import { pageConcerns } from './page-concerns.ts';

const picture = (id: string, alt: string, fileId: string | null = 'datei') => ({
  id,
  type: 'Picture',
  settings: { fileId, alt, caption: '', width: 'full', url: null },
});
const gallery = (id: string, ...alts: string[]) => ({
  id,
  type: 'Gallery',
  settings: { look: 'grid', pictures: alts.map((alt, at) => ({ id: String(at), fileId: 'datei', alt, caption: '' })) },
});

test('pictures that say nothing are told in the order of the page, each block once', () => {
  const blocks = [
    gallery('g1', 'Ein Igel', '', ''),
    picture('p1', ''),
    picture('p2', 'Ein Fuchs'),
    picture('p3', '', null),
    gallery('g2', 'Ein Dachs'),
    { id: 'x', type: 'Unbekannt', settings: {} },
  ];
  expect(pageConcerns(blocks, pageBlocks, '2026-11-25').map(({ blockId, concern }) => [blockId, concern])).toEqual([
    ['g1', 'pictureWithoutWords'],
    ['p1', 'pictureWithoutWords'],
  ]);
});

test('a type that knows of a last day is told the day, and its name is said', () => {
  const deadline = defineBlock({
    type: 'Frist',
    version: 1,
    name: 'Frist',
    description: '',
    group: 'Design',
    position: 9,
    flags: { pro: false, pupil: true, private: true, settings: true },
    settings: z.strictObject({ endsOn: z.string() }),
    empty: { endsOn: '' },
    concerns: ({ endsOn }, today) => (endsOn < today ? ['over'] : []),
  });
  const on = (today: string) => pageConcerns([{ id: 'f', type: 'Frist', settings: { endsOn: '2026-11-24' } }], [deadline], today);
  expect(on('2026-11-24')).toEqual([]);
  expect(on('2026-11-25')).toEqual([{ blockId: 'f', name: 'Frist', concern: 'over' }]);
});
