import { expect, test, vi } from 'vitest';
import { aBlock, aPage, idOf } from '../test-support/demo-page.data.ts';
import { pageOnScreen } from '../test-support/page-on-screen.tsx';

const shown = pageOnScreen();
const picture = (name: string, alt: string) =>
  aBlock('Picture', { fileId: 'f'.repeat(22), alt, caption: '', width: 'full', url: null }, name);

test('a picture that says nothing is told to who edits, and the line leads to it', async () => {
  const screen = await shown.edit(aPage({ blocks: [picture('igel', 'Ein Igel im Laub'), picture('stumm', '')], files: {} }));
  const line = screen.getByRole('button', { name: /^Bild: Ein Bild hat keine Beschreibung/ });
  await expect.element(line).toBeVisible();
  await line.click();
  await vi.waitFor(() => expect(document.activeElement?.closest('[data-block]')?.getAttribute('data-block')).toBe(idOf('stumm')));
});

test('where every picture says what it shows there is nothing to look at', async () => {
  const screen = await shown.edit(aPage({ blocks: [picture('igel', 'Ein Igel im Laub')], files: {} }));
  await expect.element(screen.getByRole('button', { name: 'Bild bearbeiten' })).toBeVisible();
  await expect.element(screen.getByText('Wirf noch einen Blick darauf')).not.toBeInTheDocument();
});
