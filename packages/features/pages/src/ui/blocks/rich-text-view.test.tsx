import { AppTheme } from '@pausenplatz/kernel-ui';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { RichText } from '../../contract/index.ts';
import { RichTextView } from './rich-text-view.tsx';

const paragraph = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] });
const text: RichText = {
  type: 'doc',
  content: [
    {
      type: 'taskList',
      content: [
        { type: 'taskItem', attrs: { checked: true }, content: [paragraph('Znüni')] },
        { type: 'taskItem', attrs: { checked: false }, content: [paragraph('Turnsack')] },
      ],
    },
    { type: 'box', attrs: { color: 'yellow' }, content: [paragraph('Merke dir das.')] },
  ],
};

test('a check list tells what is done, also to who does not see it, and cannot be pressed; a box has its colour', async () => {
  const screen = await render(
    <AppTheme choice="light">
      <RichTextView text={text} />
    </AppTheme>,
  );
  const items = () =>
    [...screen.container.querySelectorAll('li')].map((item) => [
      item.textContent,
      item.querySelector('[role=img]')?.getAttribute('aria-label'),
    ]);
  await expect.poll(items).toEqual([
    ['Znüni', 'erledigt'],
    ['Turnsack', 'offen'],
  ]);
  await expect.poll(() => screen.container.querySelector('input, button')).toBeNull();
  await expect.poll(() => screen.container.querySelector('[data-box=yellow]')?.textContent).toBe('Merke dir das.');
});

const file = {
  url: '/files/igel?d=0&s=x',
  name: 'igel.png',
  mimeType: 'image/png',
  sizeBytes: 2_048,
  width: 640,
  height: 480,
  widths: [],
  preview: null,
};
const withFiles: RichText = {
  type: 'doc',
  content: [
    { type: 'picture', attrs: { fileId: 'igel', alt: 'Ein Igel', caption: 'Im Laub', width: 'small', side: 'right' } },
    { type: 'picture', attrs: { fileId: 'gone', alt: 'Weg', caption: '', width: 'full', side: 'none' } },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Das Blatt', marks: [{ type: 'link', attrs: { href: '/dokumente/igel', fileId: 'igel' } }] },
        { type: 'text', text: 'Der Plan', marks: [{ type: 'link', attrs: { href: '/dokumente/gone', fileId: 'gone' } }] },
      ],
    },
  ],
};

test('a picture stands at its side with its words, a file opens on its own screen; of what is gone the words stay', async () => {
  const screen = await render(
    <AppTheme choice="light">
      <RichTextView text={withFiles} files={{ igel: file }} />
    </AppTheme>,
  );
  await expect.element(screen.getByRole('img', { name: 'Ein Igel' })).toBeVisible();
  await expect.element(screen.getByText('Im Laub')).toBeVisible();
  await expect.poll(() => screen.container.querySelectorAll('figure').length).toBe(1);
  await expect.element(screen.getByRole('link', { name: 'Das Blatt' })).toHaveAttribute('href', '/dokumente/igel?d=0&s=x');
  await expect.element(screen.getByRole('link', { name: 'Der Plan' })).not.toBeInTheDocument();
  await expect.element(screen.getByText(/Der Plan/)).toBeVisible();
});
