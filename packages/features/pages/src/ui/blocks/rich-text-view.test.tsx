import { EditedProvider } from '@pausenplatz/kernel-host/empty-block';
import { AppTheme } from '@pausenplatz/kernel-ui';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { RichText } from '../../contract/index.ts';
import { useRichTextStyles } from './rich-text-styles.ts';
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

test('a picture that is gone is told to who edits the page, and to no reader', async () => {
  const view = (isEdited: boolean) => (
    <AppTheme choice="light">
      <EditedProvider value={isEdited}>
        <RichTextView text={withFiles} files={{ igel: file }} />
      </EditedProvider>
    </AppTheme>
  );
  const screen = await render(view(true));
  await expect.element(screen.getByText('Dieses Bild ist nicht mehr da.')).toBeVisible();
  await screen.rerender(view(false));
  await expect.element(screen.getByText('Dieses Bild ist nicht mehr da.')).not.toBeInTheDocument();
});

test('words flow around a picture in a wide column, and stand below it in a narrow one', async () => {
  await page.viewport(1000, 700);
  const side: RichText = { type: 'doc', content: [...withFiles.content.slice(0, 1), paragraph('Der Igel schläft.')] };
  const Column = ({ width }: { readonly width: number }) => (
    <AppTheme choice="light">
      <div style={{ width }}>
        <div className={useRichTextStyles().text}>
          <RichTextView text={side} files={{ igel: file }} />
        </div>
      </div>
    </AppTheme>
  );
  const screen = await render(<Column width={600} />);
  const places = () => {
    const figure = screen.container.querySelector('figure')?.getBoundingClientRect();
    const line = screen.container.querySelector('p')?.getBoundingClientRect();
    return figure && line ? { isBeside: line.top < figure.bottom, fits: figure.width <= 300 } : null;
  };
  await expect.poll(places).toEqual({ isBeside: true, fits: true });
  await screen.rerender(<Column width={300} />);
  await expect.poll(places).toEqual({ isBeside: false, fits: true });
});

test('a picture says below it whose it is', async () => {
  const attrs = {
    fileId: 'igel',
    alt: 'Ein Igel',
    caption: 'Im Laub',
    width: 'small',
    side: 'none',
    source: 'Nina Nager',
    licence: 'cc0',
  } as const;
  const screen = await render(
    <AppTheme choice="light">
      <RichTextView text={{ type: 'doc', content: [{ type: 'picture', attrs }] }} files={{ igel: file }} />
    </AppTheme>,
  );
  await expect.poll(() => screen.container.querySelector('figcaption')?.textContent).toBe('Im Laub Nina Nager · CC0');
});
