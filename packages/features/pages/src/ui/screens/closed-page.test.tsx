import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { clearToasts } from '../test-support/clear-toasts.ts';
import { aPage } from '../test-support/demo-page.data.ts';
import { fakeServer, refused } from '../test-support/fake-server.ts';
import { TestHost, type TestHostProps } from '../test-support/test-host.tsx';
import { Screen } from './page-screen.tsx';

const Where = () => <p>{`Startseite${useLocation().search}`}</p>;

async function open(at: string, roles: TestHostProps['roles']) {
  const server = fakeServer(aPage());
  server.answer('pages/get/{url}', () => refused(404, 'PAGE_NOT_FOUND'));
  vi.stubGlobal('fetch', server.fetch);
  return await render(
    <TestHost at={at} roles={roles ?? null}>
      <Routes>
        <Route path="/" element={<Where />} />
        <Route path="/seite/:id" element={<Screen />} />
      </Routes>
    </TestHost>,
  );
}

afterEach(async () => {
  await cleanup();
  clearToasts();
  vi.unstubAllGlobals();
});

describe('a page that one may not see', () => {
  test('leads a visitor to the sign-in form, which knows the way back', async () => {
    const screen = await open('/seite/klasse-3a#wald', null);
    await expect.element(screen.getByText('Startseite?redirectUrl=%2Fseite%2Fklasse-3a%23wald')).toBeVisible();
    await expect.element(screen.getByText('Melde dich an', { exact: true })).toBeVisible();
  });

  test('tells a visitor with a link that it is over, and offers the way in without it', async () => {
    const screen = await open('/seite/klasse-3a?link=alt', null);
    await expect.element(screen.getByRole('heading', { name: 'Dieser Link gilt nicht (mehr)' })).toBeVisible();
    await screen
      .getByRole('link', { name: 'Anmelden' })
      .or(screen.getByRole('button', { name: 'Anmelden' }))
      .click();
    await expect.element(screen.getByText('Startseite?redirectUrl=%2Fseite%2Fklasse-3a')).toBeVisible();
  });

  test('stays not found for whoever is signed in', async () => {
    const screen = await open('/seite/klasse-3a', ['Teacher']);
    await expect.element(screen.getByRole('heading', { name: 'PAGE_NOT_FOUND' })).toBeVisible();
  });

  test('behind a link with a password opens with its word, and not with another', async () => {
    const server = fakeServer(aPage());
    server.answer('pages/get/{url}', ({ link }) =>
      link === 'geheim.bewiesen' ? { status: 200, body: aPage({ title: 'Für Eltern' }) } : refused(403, 'LINK_PASSWORD_NEEDED'),
    );
    server.answer('pages/sharing/link/open', ({ password }) =>
      password === 'laub-12' ? { status: 200, body: { link: 'geheim.bewiesen' } } : refused(403, 'LINK_PASSWORD_WRONG'),
    );
    vi.stubGlobal('fetch', server.fetch);
    const show = () =>
      render(
        <TestHost at="/seite/klasse-3a?link=geheim" roles={null}>
          <Routes>
            <Route path="/seite/:id" element={<Screen />} />
          </Routes>
        </TestHost>,
      );
    const screen = await show();
    const field = screen.getByLabelText('Passwort');
    await field.fill('falsch');
    await screen.getByRole('button', { name: 'Öffnen' }).click();
    await expect.element(screen.getByRole('alert', { name: 'LINK_PASSWORD_WRONG' })).toBeVisible();
    await field.fill('laub-12');
    await screen.getByRole('button', { name: 'Öffnen' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Für Eltern' })).toBeVisible();
    await cleanup();
    // The tab remembers; a reload does not ask again.
    await expect.element((await show()).getByRole('heading', { name: 'Für Eltern' })).toBeVisible();
    sessionStorage.clear();
  });
});
