import { describe, expect, it } from 'vitest';
import type { FolderItem } from '../contract/index.ts';
import { handIns, missing } from './hand-ins.ts';

const [mia, noah, lea, gone] = ['mia', 'noah', 'lea', 'gone'].map((id) => ({ id, name: id }));
if (!mia || !noah || !lea || !gone) throw new Error('Four people');
const file = { id: 'x', url: '', name: '', mimeType: '', sizeBytes: 1, width: null, height: null, widths: [], preview: null };
const item = (id: string, author: typeof mia, more: Partial<FolderItem> = {}): FolderItem => ({
  id,
  parentId: null,
  name: id,
  author,
  isOwn: false,
  file,
  origin: 'handed-in',
  createdAt: '2026-12-01T08:00:00.000Z',
  mayChange: true,
  ...more,
});

describe('hand-ins', () => {
  const items = [
    item('folder', lea, { file: null, origin: 'given' }),
    item('sheet', lea, { origin: 'given' }),
    item('first', mia),
    item('second', mia, { createdAt: '2026-12-02T08:00:00.000Z', parentId: 'folder' }),
    item('old', gone),
  ];

  it('stand by child, the newest first; what the teacher gave is none', () => {
    const all = handIns(items, [noah, mia], null);
    expect(all.map(({ pupil, files }) => [pupil.id, files.map(({ id }) => id)])).toEqual([
      ['noah', []],
      ['mia', ['second', 'first']],
      ['gone', ['old']],
    ]);
    expect(missing(all)).toEqual([noah]);
  });

  it('of one folder are those in it alone', () => {
    const all = handIns(items, [noah, mia], 'folder');
    expect(all.map(({ pupil, files }) => [pupil.id, files.map(({ id }) => id)])).toEqual([
      ['noah', []],
      ['mia', ['second']],
    ]);
  });
});
