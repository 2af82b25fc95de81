import { useShownBackground } from '@pausenplatz/kernel-host';
import { expect, test, vi } from 'vitest';
import { aBlock, aPage, idOf } from '../test-support/demo-page.data.ts';
import { pageOnScreen, soon } from '../test-support/page-on-screen.tsx';

const shown = pageOnScreen({ isWide: true });
const igel = {
  id: idOf('igel'),
  url: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
  name: 'igel.png',
  mimeType: 'image/png',
  sizeBytes: 3,
  width: 4,
  height: 3,
  widths: [],
  preview: null,
};
const picture = aBlock('Picture', { fileId: igel.id, alt: 'Ein Igel', caption: '', width: 'full', url: null }, 'picture');

function Behind() {
  const { type, picture: own } = useShownBackground();
  return <output aria-label="Dahinter">{`${type} ${own?.name ?? ''}`}</output>;
}

test('a picture of the page lies behind it at once, and another choice takes it away', async () => {
  const screen = await shown.edit(aPage({ blocks: [picture], files: { [igel.id]: igel }, background: { type: 'yellow' } }), {
    around: (screens) => (
      <>
        {screens}
        <Behind />
      </>
    ),
  });
  const behind = () => screen.getByLabelText('Dahinter');
  await expect.element(behind()).toHaveTextContent('yellow');
  await screen.getByRole('button', { name: 'Hintergrund', exact: true }).click();
  const own = screen.getByRole('region', { name: 'Eigenes Bild' }).getByRole('button', { name: 'igel.png' });
  await own.click();
  await vi.waitFor(() => expect(shown.server.page().background).toEqual({ type: 'own', value: igel.id }), soon);
  await expect.element(own).toHaveAttribute('aria-pressed', 'true');
  await expect.element(behind()).toHaveTextContent('own igel.png');
  await screen.getByRole('button', { name: 'Papier' }).click();
  await expect.element(behind()).toHaveTextContent('page');
  await expect.element(own).toHaveAttribute('aria-pressed', 'false');
});
