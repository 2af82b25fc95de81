import { Calls } from '@pausenplatz/kernel-browser/testing';
import { AppTheme, Toasts } from '@pausenplatz/kernel-ui';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import {
  createSessionStore,
  type KnownSession,
  SessionProvider,
  type SessionStore,
  type SlotFilling,
  SlotsProvider,
} from '../src/index.ts';

interface ShowSettings {
  /** Who is there; nobody unless said. */
  readonly session?: KnownSession;
  /** The address, and the pattern of the screen at it; any other place shows as "Hier: …". */
  readonly at?: string;
  readonly path?: string;
  /** What other features put into slots of the screen. */
  readonly fills?: readonly SlotFilling[];
}

function Place() {
  const { pathname, search } = useLocation();
  return <p>{`Hier: ${pathname}${search}`}</p>;
}

export interface Shown {
  readonly sessions: SessionStore;
  readonly unmount: () => Promise<void>;
}

/** Shows a screen or a piece of one with everything that hosts put around it: theme, calls, session, places, notices. */
export async function show(
  shown: ReactElement,
  { session = { status: 'signedOut' }, at = '/', path = '/', fills = [] }: ShowSettings = {},
): Promise<Shown> {
  const sessions = createSessionStore(async () => session);
  sessions.become(session);
  const { unmount } = await render(
    <AppTheme choice="light">
      <Calls>
        <SessionProvider value={sessions}>
          <MemoryRouter initialEntries={[at]}>
            <Routes>
              <Route path={path} element={<SlotsProvider value={fills}>{shown}</SlotsProvider>} />
              <Route path="*" element={<Place />} />
            </Routes>
          </MemoryRouter>
          <Toasts />
        </SessionProvider>
      </Calls>
    </AppTheme>,
  );
  return { sessions, unmount };
}
