import type { ShownBlockFile } from '@pausenplatz/kernel-host';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BlockView, surroundingsOf, viewsByType } from '../framed.tsx';
import { aPage, idOf } from '../test-support/demo-page.data.ts';
import { TestHost } from '../test-support/test-host.tsx';
import { pageBlockViews } from './all-views.ts';

const drawn = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="${color}"/></svg>`)}`;
const colors = ['red', 'green', 'blue'];
const file = (number: number): ShownBlockFile => ({
  url: drawn(colors[number % 3] ?? 'red'),
  name: `Bild ${number}.png`,
  mimeType: 'image/svg+xml',
  sizeBytes: 100,
  width: 300,
  height: 200,
  widths: [],
  preview: null,
});
const idFor = (number: number) => idOf(`file${number}x`);

const show = (look: 'grid' | 'masonry' | 'slides', count: number, missing: readonly number[] = []) => {
  const numbers = Array.from({ length: count }, (_none, index) => index);
  const pictures = numbers.map((number) => ({
    id: `p${number}`,
    fileId: idFor(number),
    alt: `Motiv ${number}`,
    caption: `Legende ${number}`,
  }));
  const files = Object.fromEntries(numbers.filter((number) => !missing.includes(number)).map((number) => [idFor(number), file(number)]));
  return render(
    <TestHost>
      <BlockView
        block={{ type: 'Gallery', settings: { look, pictures } }}
        views={viewsByType(pageBlockViews)}
        around={{ ...surroundingsOf(aPage()), files }}
      />
    </TestHost>,
  );
};
type Screen = Awaited<ReturnType<typeof show>>;
const dialogIn = (screen: Screen) => screen.getByRole('dialog', { name: 'Grosses Bild' });

describe('a gallery', () => {
  test.each(['grid', 'masonry', 'slides'] as const)('shows all pictures with words and captions: %s', async (look) => {
    const screen = await show(look, 3);
    await expect.poll(() => screen.container.querySelectorAll('figure img[alt^=Motiv]')).toHaveLength(3);
    await expect.element(screen.getByText('Legende 0')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Motiv 0 vergrössern' })).toBeVisible();
  });

  test.each(['grid', 'masonry', 'slides'] as const)('of two hundred pictures fits a phone: %s', async (look) => {
    const screen = await show(look, 200);
    screen.container.style.width = '320px';
    await expect.poll(() => screen.container.querySelectorAll('figure')).toHaveLength(200);
    await expect.poll(() => screen.container.scrollWidth).toBe(320);
    await expect.poll(() => screen.container.querySelector('figure img')?.getAttribute('loading')).toBe('lazy');
  });

  test('shows a picture as large as the window, leafs by keys and buttons, and gives the focus back', async () => {
    const screen = await show('grid', 3);
    await screen.getByRole('button', { name: 'Motiv 1 vergrössern' }).click();
    await expect.element(dialogIn(screen)).toBeVisible();
    await expect.element(dialogIn(screen).getByText('Bild 2 von 3')).toBeVisible();
    await expect.element(dialogIn(screen).getByText('Legende 1')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(dialogIn(screen).getByText('Bild 3 von 3')).toBeVisible();
    await expect.element(dialogIn(screen).getByRole('button', { name: 'Nächstes Bild' })).toBeDisabled();
    await dialogIn(screen).getByRole('button', { name: 'Vorheriges Bild' }).click();
    await expect.element(dialogIn(screen).getByText('Legende 1')).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect.element(dialogIn(screen).getByText('Bild 1 von 3')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => screen.container.querySelector('dialog')).toBeNull();
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Motiv 1 vergrössern');
  });

  test('closes by its button and by a press beside the picture', async () => {
    const screen = await show('masonry', 2);
    await screen.getByRole('button', { name: 'Motiv 0 vergrössern' }).click();
    await dialogIn(screen).getByRole('button', { name: 'Schliessen' }).click();
    await expect.poll(() => screen.container.querySelector('dialog')).toBeNull();
    await screen.getByRole('button', { name: 'Motiv 0 vergrössern' }).click();
    await dialogIn(screen).getByText('Legende 0').click();
    await expect.poll(() => screen.container.querySelector('dialog')).toBeNull();
  });

  test('turns pictures over in a row by its buttons and by keys', async () => {
    const screen = await show('slides', 3);
    await screen.getByRole('button', { name: 'Nächstes Bild' }).click();
    await expect.element(screen.getByRole('status')).toHaveTextContent('Bild 2 von 3');
    screen.container.querySelector<HTMLElement>('[role=region]')?.focus();
    await userEvent.keyboard('{End}');
    await expect.element(screen.getByRole('status')).toHaveTextContent('Bild 3 von 3');
  });

  test('leaves out pictures that are gone', async () => {
    const screen = await show('grid', 3, [1]);
    await expect.poll(() => screen.container.querySelectorAll('figure')).toHaveLength(2);
    await screen.getByRole('button', { name: 'Motiv 2 vergrössern' }).click();
    await expect.element(dialogIn(screen).getByText('Bild 2 von 2')).toBeVisible();
  });
});
