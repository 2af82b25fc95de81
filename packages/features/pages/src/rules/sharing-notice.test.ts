import { expect, it } from 'vitest';
import { sharingNotice } from './sharing-notice.ts';

const quiet = { release: null, mayRelease: false, narrowed: false, isArchived: false, groupPermission: 1, mayUnpublish: false } as const;
const own = { ...quiet, groupPermission: 3 } as const;

it.each([
  ['nothing to a reader', quiet, null],
  ['nothing to who wrote it', own, null],
  ['a wish to the teacher', { ...quiet, mayRelease: true, release: 'waiting' }, 'wish'],
  ['what was given to the teacher', { ...quiet, mayRelease: true, release: 'released' }, 'given'],
  ['nothing of a no to the teacher', { ...quiet, mayRelease: true, release: 'declined' }, null],
  ['that it waits to the pupil', { ...own, release: 'waiting' }, 'waiting'],
  ['a yes to the pupil', { ...own, release: 'released' }, 'shared'],
  ['a no to the pupil', { ...own, release: 'declined' }, 'refused'],
  ['fewer readers before what is known already', { ...own, release: 'waiting', narrowed: true }, 'narrowed'],
  ['the archive to who may bring it back', { ...own, isArchived: true }, 'archivedPage'],
  ['the archive to who taught the class', { ...quiet, isArchived: true, mayUnpublish: true }, 'archivedClass'],
] as const)('a page says %s', (_name, page, expected) => {
  expect(sharingNotice(page)).toBe(expected);
});
