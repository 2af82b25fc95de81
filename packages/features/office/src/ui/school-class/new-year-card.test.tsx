import { ApiProvider, createApi, withoutSession } from '@pausenplatz/kernel-browser';
import { createSessionStore, SessionProvider, type SignedInUser } from '@pausenplatz/kernel-host';
import { AppTheme } from '@pausenplatz/kernel-ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NewYearCard } from './new-year-card.tsx';

afterEach(() => vi.restoreAllMocks());

const lea: SignedInUser = {
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  userName: 'lea.brunner',
  firstName: 'Lea',
  lastName: 'Brunner',
  avatar: null,
  userRoles: ['Teacher'],
  pro: false,
  schools: [],
  schoolClasses: [],
  currentSchoolClass: null,
  emailUnconfirmed: false,
  newAccount: false,
  seenReleaseNotes: null,
  settings: { jahreswechsel: { erledigt: { andere: ['page'], diese: ['cards', 'letters', 'people', 'settings'] } } },
  secondFactorMissing: false,
};

test('what was ticked stays ticked, and the last tick says that all is done', async () => {
  const sent: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    sent.push(JSON.parse(typeof init?.body === 'string' ? init.body : 'null'));
    return Response.json({ ok: true });
  });
  const sessions = createSessionStore(async () => ({ status: 'signedIn', user: lea }));
  sessions.become({ status: 'signedIn', user: lea });
  await render(
    <AppTheme choice="light">
      <QueryClientProvider client={new QueryClient()}>
        <ApiProvider value={createApi({ serverAddress: '', session: withoutSession })}>
          <SessionProvider value={sessions}>
            <MemoryRouter>
              <NewYearCard classId="diese" year={2026} />
            </MemoryRouter>
          </SessionProvider>
        </ApiProvider>
      </QueryClientProvider>
    </AppTheme>,
  );
  await expect.element(page.getByRole('heading', { name: 'Neues Schuljahr 2026/27' })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Elternbriefe drucken' })).toBeChecked();
  await userEvent.click(page.getByRole('checkbox', { name: 'Seiten der Klasse anschauen' }));
  await expect.element(page.getByText('Alles erledigt. Einen guten Start!')).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({
      tool: 'jahreswechsel',
      name: 'erledigt',
      type: 'json',
      value: { andere: ['page'], diese: ['cards', 'letters', 'people', 'settings', 'page'] },
    }),
  ]);
});
