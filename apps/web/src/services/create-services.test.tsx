import { listSessions } from '@pausenplatz/profile/contract';
import { drafts, line } from '@pausenplatz/kernel-browser';
import type { KnownSession } from '@pausenplatz/kernel-host';
import { aSignedInUser } from '@pausenplatz/kernel-host/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createServices, type WebServices } from './create-services.ts';

const idOf = (name: string) => name.padEnd(22, '0');
const signedIn = (name: string): KnownSession => ({
  status: 'signedIn',
  user: { ...aSignedInUser(), id: idOf(name), firstName: name, draftKey: `Schlüssel für ${name}` },
});
const everythingKept = () => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);

let services: WebServices;
let restarts: number;
let stopListening: readonly (() => void)[];
beforeEach(() => {
  drafts.seal();
  sessionStorage.clear();
  localStorage.clear();
  restarts = 0;
  // Nobody answers: what is tested is what stays in the browser.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const listen = vi.spyOn(globalThis, 'addEventListener');
  services = createServices(null);
  stopListening = listen.mock.calls.map(
    ([type, listener]) =>
      () =>
        globalThis.removeEventListener(type, listener),
  );
  listen.mockRestore();
  vi.spyOn(services.port, 'restart').mockImplementation(() => void (restarts += 1));
});
afterEach(async () => {
  await services.hub.disconnect();
  // The next file has the same window and the same line: nothing of these services may ask its server.
  for (const stop of stopListening) stop();
  line.askBy(async () => true);
  line.tryNow();
  vi.unstubAllGlobals();
});

/** Mia works: she types, reads, and a screen has put something by. */
function miaWorks(): void {
  services.sessions.become(signedIn('mia'));
  drafts.set('homework-writing:1', 'Geheimnis von Mia');
  services.queryClient.setQueryData(['pages'], 'Seiten von Mia');
  sessionStorage.setItem('school-account-to-connect', 'Konto von Mia');
}
/** The server knows the session no more, and does not renew it. */
const expire = async () => {
  const refused = { messageType: 'info', messageTitle: 'x', messageBody: 'x' };
  const codeFor = (address: string) => (address.includes('refresh') ? 'REFRESH_REFUSED' : 'NOT_SIGNED_IN');
  vi.stubGlobal('fetch', async (address: string) => Response.json({ ...refused, code: codeFor(address) }, { status: 401 }));
  await services.api.call(listSessions, {}).catch(() => undefined);
  await vi.waitFor(() => expect(services.sessions.store.getState().status).toBe('signedOut'));
};

describe('on a tablet that children share', () => {
  test('another child finds nothing of the one whose session expired', async () => {
    miaWorks();
    await expire();
    expect([drafts.get('homework-writing:1'), services.queryClient.getQueryData(['pages'])]).toEqual([null, undefined]);
    services.sessions.become(signedIn('noah'));
    expect(drafts.get('homework-writing:1')).toBeNull();
    expect(everythingKept()).not.toMatch(/Geheimnis|[Mm]ia/);
  });

  test('the same child finds what was not saved yet', async () => {
    miaWorks();
    await expire();
    services.sessions.become(signedIn('mia'));
    await vi.waitFor(() => expect(drafts.get('homework-writing:1')).toBe('Geheimnis von Mia'));
  });

  test('so after signing out, and after another child has worked; until then nobody can read it', async () => {
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }));
    miaWorks();
    services.sessions.become({ status: 'signedOut' });
    expect(everythingKept()).toBe('[[],[]]');
    await vi.waitFor(() => expect(sessionStorage).toHaveLength(1));
    expect(everythingKept()).not.toMatch(/Geheimnis|[Mm]ia/);
    services.sessions.become(signedIn('noah'));
    expect(drafts.get('homework-writing:1')).toBeNull();
    services.sessions.become({ status: 'signedOut' });
    services.sessions.become(signedIn('mia'));
    await vi.waitFor(() => expect(drafts.get('homework-writing:1')).toBe('Geheimnis von Mia'));
  });

  test('who signs in over the session of another gets a product without a trace of it', () => {
    miaWorks();
    localStorage.setItem('homework-display', '{"showWeekend":true}');
    services.sessions.become(signedIn('noah'));
    expect(services.queryClient.getQueryData(['pages'])).toBeUndefined();
    expect(everythingKept()).not.toMatch(/Mia|mia|homework-display/);
    expect(restarts).toBe(1);
  });

  test('another tab that hears of somebody else asks who is there', async () => {
    miaWorks();
    const asked = vi.spyOn(services.sessions, 'check').mockResolvedValue(signedIn('noah'));
    const hear = (newValue: string | null) => dispatchEvent(new StorageEvent('storage', { key: 'signed-in', newValue }));
    hear(localStorage.getItem('signed-in'));
    hear(null);
    expect(asked).not.toHaveBeenCalled();
    hear('somebody else');
    expect(asked).toHaveBeenCalledOnce();
  });

  test('no storage names anybody', () => {
    miaWorks();
    expect(localStorage.getItem('signed-in')).not.toContain('mia');
  });
});

describe('who opens the product while nobody answers', () => {
  test.each([
    ['/seiten', ['/network-error']],
    ['/tests', []],
    ['/auth-test', []],
    ['/ai-tests', []],
  ])('%s leads to %o: a diagnosis says it itself', async (from, led) => {
    const went = vi.spyOn(services.port, 'go').mockImplementation(() => undefined);
    vi.spyOn(services.port, 'current').mockReturnValue(from);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await services.sessions.check().catch(() => undefined);
    expect(went.mock.calls.map(([path]) => path)).toEqual(led);
  });
});
