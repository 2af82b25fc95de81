import type { Role } from '@pausenplatz/kernel-contract';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { TestHost } from '../test-support/test-host.tsx';
import { BlockCatalogueProvider } from './block-catalogue.ts';
import { pagesCatalogue } from './pages-catalogue.ts';
import { CatalogueDialog } from './catalogue-dialog.tsx';

const proCatalogue = pagesCatalogue.map((entry) =>
  entry.block.type === 'Video' ? { ...entry, block: { ...entry.block, flags: { ...entry.block.flags, pro: true } } } : entry,
);

async function open(role: Role, pro = false) {
  const onChoose = vi.fn();
  const screen = await render(
    <TestHost>
      <BlockCatalogueProvider value={proCatalogue}>
        <CatalogueDialog author={{ roles: [role], pro }} onChoose={onChoose} onClose={() => undefined} />
      </BlockCatalogueProvider>
    </TestHost>,
  );
  return { screen, onChoose };
}

describe('the catalogue of blocks', () => {
  test('shows a teacher every block in its group', async () => {
    const { screen } = await open('Teacher', true);
    await expect.element(screen.getByRole('region', { name: 'Links und Dokumente' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Webseite einbetten' })).toBeVisible();
  });

  test('shows a pupil only blocks for pupils', async () => {
    const { screen } = await open('Pupil');
    await expect.element(screen.getByRole('button', { name: 'Text', exact: true })).toBeVisible();
    await expect.poll(() => screen.getByRole('button', { name: 'Webseite einbetten' }).elements()).toHaveLength(0);
  });

  test('greys what needs pro, says why, and does not add it', async () => {
    const { screen, onChoose } = await open('Teacher');
    const card = screen.getByRole('button', { name: 'Video' });
    await expect.element(card).toHaveAttribute('aria-disabled', 'true');
    await expect.element(screen.getByText('Gibt es mit Pausenplatz Pro.')).toBeVisible();
    await card.click({ force: true });
    expect(onChoose).not.toHaveBeenCalled();
  });

  test('finds by name and by description, and says when there is nothing', async () => {
    const { screen, onChoose } = await open('Teacher');
    const search = screen.getByRole('textbox', { name: 'Block suchen' });
    await search.fill('kacheln');
    await vi.waitFor(() => expect(screen.getByRole('listitem').elements()).toHaveLength(1));
    await search.fill('xyz');
    await expect.element(screen.getByText('Dazu haben wir nichts gefunden.', { exact: false })).toBeVisible();
    await search.fill('luft');
    await screen.getByRole('button', { name: 'Abstand' }).click();
    await vi.waitFor(() => expect(onChoose).toHaveBeenCalledWith('Space'));
  });
});
