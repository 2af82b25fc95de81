import { show } from '@pausenplatz/kernel-host/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ClassBrief } from '../../contract/index.ts';
import { ClassTiles } from './class-tiles.tsx';

const aClass = (name: string, isOwn: boolean): ClassBrief => ({
  id: name.padEnd(22, '0'),
  schoolId: 'S'.repeat(22),
  name,
  color: 'teal',
  pupils: 20,
  teachers: [],
  archivedAt: null,
  deletedAt: null,
  isOwn,
});
const classes = [aClass('3a', true), aClass('4b', false)];

test('a teacher sees the classes of colleagues, and a way into the own ones alone', async () => {
  await show(<ClassTiles classes={classes} />);
  await expect.element(page.getByText('4b')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^3a/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^4b/ })).not.toBeInTheDocument();
});

test('who administers the school may open them all', async () => {
  await show(<ClassTiles classes={classes} isAdmin />);
  for (const name of [/^3a/, /^4b/]) await expect.element(page.getByRole('link', { name })).toBeVisible();
});
