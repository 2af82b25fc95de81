import { ApiProvider, createApi, withoutSession } from '@pausenplatz/kernel-browser';
import { createSessionStore, SessionProvider, type SignedInUser } from '@pausenplatz/kernel-host';
import { AppTheme } from '@pausenplatz/kernel-ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ShownClass } from '../screens/class-screen.tsx';
import { TeachersCard } from './teachers-card.tsx';

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
  settings: {},
  secondFactorMissing: false,
};
const urs = { id: 'BBBBBBBBBBBBBBBBBBBBBB', firstName: 'Urs', lastName: 'Zgraggen' };
const classId = 'CCCCCCCCCCCCCCCCCCCCCC';

const shown: ShownClass = {
  schoolClass: {
    id: classId,
    schoolId: 'DDDDDDDDDDDDDDDDDDDDDD',
    name: '3a',
    color: 'orange',
    pupils: 0,
    teachers: [{ id: lea.id, firstName: lea.firstName, lastName: lea.lastName }, urs],
    archivedAt: null,
    deletedAt: null,
    isOwn: true,
  },
  schoolName: 'Schule Sonnenberg',
  pupils: [],
  groups: [],
  trashed: [],
  former: [],
  rights: { roster: true, administer: true, teach: true },
  targets: [],
  colleagues: [],
  newYear: null,
};

test('a colleague is taken out at once, whoever leaves is asked first, having no way back', async () => {
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
            <TeachersCard shown={shown} />
          </SessionProvider>
        </ApiProvider>
      </QueryClientProvider>
    </AppTheme>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Urs Zgraggen aus der Klasse nehmen' }));
  await expect.poll(() => sent).toEqual([{ classId, userId: urs.id, teaches: false }]);
  await userEvent.click(page.getByRole('button', { name: 'Lea Brunner aus der Klasse nehmen' }));
  await expect.element(page.getByRole('alertdialog', { name: 'Klasse 3a verlassen?' })).toBeVisible();
  expect(sent).toHaveLength(1);
  await userEvent.click(page.getByRole('button', { name: 'Verlassen' }));
  await expect.poll(() => sent.at(-1)).toEqual({ classId, userId: lea.id, teaches: false });
});
