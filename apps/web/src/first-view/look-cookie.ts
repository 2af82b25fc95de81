import { lookCookie } from '@pausenplatz/kernel-contract';
import type { SessionStore } from '@pausenplatz/kernel-host';
import { standardPreferences, usePreferences } from '../services/preferences.ts';
import { writeLook } from './look.ts';

const keptSeconds = 365 * 24 * 60 * 60;

/** Tells the server with each page how this browser shows the product, so that what is drawn there looks the same. Visitors without a choice need no cookie. */
export function rememberLook(sessions: SessionStore): void {
  const remember = () => {
    const { scheme, readingEase, sidebarPinned } = usePreferences.getState();
    const isChosen = scheme !== standardPreferences.scheme || readingEase || sidebarPinned !== null;
    const isKept = isChosen || sessions.store.getState().status === 'signedIn';
    const value = encodeURIComponent(writeLook({ scheme, readingEase, sidebarPinned, width: innerWidth }));
    const secure = location.protocol === 'https:' ? '; secure' : '';
    // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser of the target
    document.cookie = `${lookCookie}=${isKept ? value : ''}; path=/; samesite=lax; max-age=${isKept ? keptSeconds : 0}${secure}`;
  };
  remember();
  usePreferences.subscribe(remember);
  sessions.store.subscribe((now, before) => now.status !== before.status && remember());
  addEventListener('resize', remember, { passive: true });
}
