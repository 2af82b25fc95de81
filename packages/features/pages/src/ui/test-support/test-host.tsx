import { ApiProvider, createApi, createQueryClient, HubProvider, withoutSession } from '@pausenplatz/kernel-browser';
import type { Role } from '@pausenplatz/kernel-contract';
import {
  CapabilitiesProvider,
  createSessionStore,
  type HostCapabilities,
  blockFaces,
  fillSlot,
  SessionProvider,
  SlotsProvider,
  type SignedInUser,
  type SlotFilling,
} from '@pausenplatz/kernel-host';
import { aHost } from '@pausenplatz/kernel-host/testing';
import { AppTheme, Toasts } from '@pausenplatz/kernel-ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { pagesCatalogue } from '../catalogue/pages-catalogue.ts';
import { idOf } from './demo-page.data.ts';
import { type FakeHub, fakeHub } from './fake-hub.ts';

export const testCapabilities = aHost();

function aUser(userRoles: readonly Role[], pro = false): SignedInUser {
  return {
    id: idOf('me'),
    userName: 'lea',
    firstName: 'Lea',
    lastName: 'Brunner',
    avatar: null,
    userRoles,
    pro,
    schools: [],
    schoolClasses: [],
    currentSchoolClass: null,
    emailUnconfirmed: false,
    newAccount: false,
    seenReleaseNotes: null,
  };
}

export interface TestHostProps {
  readonly children: ReactNode;
  readonly roles?: readonly Role[] | null;
  readonly hub?: FakeHub;
  readonly at?: string;
  readonly capabilities?: HostCapabilities;
  /** What other features put into slots. */
  readonly fills?: readonly SlotFilling[];
}

/** A host without any other feature. */
const ownFills = [fillSlot(blockFaces, async () => pagesCatalogue)];

/** Everything that a host puts around a screen. `fetch` is what the test made of it. */
export function TestHost({
  children,
  roles = ['Teacher'],
  hub,
  at = '/',
  capabilities = testCapabilities,
  fills = ownFills,
}: TestHostProps) {
  const [services] = useState(() => {
    const known = roles === null ? ({ status: 'signedOut' } as const) : ({ status: 'signedIn', user: aUser(roles) } as const);
    const sessions = createSessionStore(() => Promise.resolve(known));
    sessions.become(known);
    return {
      sessions,
      api: createApi({ serverAddress: '', session: withoutSession }),
      client: createQueryClient({ onFault: () => undefined }),
      hub: hub ?? fakeHub(),
    };
  });
  return (
    <CapabilitiesProvider value={capabilities}>
      <QueryClientProvider client={services.client}>
        <ApiProvider value={services.api}>
          <HubProvider value={services.hub}>
            <SessionProvider value={services.sessions}>
              <AppTheme choice="light">
                <MemoryRouter initialEntries={[at]}>
                  <SlotsProvider value={fills}>{children}</SlotsProvider>
                </MemoryRouter>
                <Toasts />
              </AppTheme>
            </SessionProvider>
          </HubProvider>
        </ApiProvider>
      </QueryClientProvider>
    </CapabilitiesProvider>
  );
}
