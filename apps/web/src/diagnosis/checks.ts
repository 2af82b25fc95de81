import { fill } from '@pausenplatz/kernel-contract';
import type { Diagnosed, Finding, SessionStore } from '@pausenplatz/kernel-host';
import { diagnosisTexts } from './diagnosis-texts.ts';
import { bad, good, note } from './finding.ts';
import { judgeAnswers, judgeClock, judgeLive, judgeMicrophone, judgeStorage } from './judge.ts';
import { bestLiveWay, negotiated } from './live-ways.ts';
import { patienceMs, within } from './within.ts';

const { checks: texts } = diagnosisTexts;

export type CheckName = keyof typeof texts;
export type GroupName = keyof typeof diagnosisTexts.groups;

/** What belongs together, in the order in which it is looked at. */
export const checkGroups: Readonly<Record<GroupName, readonly CheckName[]>> = {
  signIn: ['cookies', 'session', 'clock', 'storage'],
  line: ['server', 'live', 'upload', 'worker'],
  device: ['frame', 'microphone', 'voice'],
  models: ['aiOffer', 'aiOpen', 'aiCredit', 'aiProvider'],
};

const answersAsked = 3;
const test = 'diagnose';

/** Looks at one thing; whatever goes wrong on the way is a finding, never a fault. What only a feature can look at comes by the slot `diagnosed`. */
export const checks: Readonly<Record<Exclude<CheckName, Diagnosed>, (sessions: SessionStore) => Promise<Finding>>> = {
  async cookies() {
    // oxlint-disable-next-line unicorn/no-document-cookie -- what is looked at is just that
    document.cookie = `${test}=1; path=/; samesite=lax; max-age=10`;
    return document.cookie.includes(`${test}=1`) ? good(texts.cookies.good) : bad(texts.cookies.bad);
  },
  async session(sessions) {
    const session = await sessions.check().catch(() => null);
    if (session === null) return bad(texts.session.bad);
    if (session.status === 'signedOut') return good(texts.session.signedOut);
    if (session.status === 'initialPassword') return note(texts.session.initialPassword);
    const names: Readonly<Record<string, string>> = texts.session.roles;
    const roles = session.user.userRoles.map((role) => names[role] ?? role);
    return good(fill(texts.session.signedIn, { roles: roles.length === 0 ? texts.session.roles.none : roles.join(', ') }));
  },
  async clock() {
    const date = await askHealth().then(
      ({ headers }) => headers.get('date'),
      () => null,
    );
    return judgeClock(Date.now(), date === null ? null : Date.parse(date));
  },
  async storage() {
    const free = await navigator.storage?.estimate().then(
      ({ quota = 0, usage = 0 }) => quota - usage,
      () => null,
    );
    return judgeStorage({ local: keepsWords(), database: await opensDatabase(), free: free ?? null });
  },
  async server() {
    const times: number[] = [];
    for (let turn = 0; turn < answersAsked; turn += 1) {
      const began = performance.now();
      const isThere = await askHealth().then(
        ({ ok }) => ok,
        () => false,
      );
      if (isThere) times.push(performance.now() - began);
    }
    return judgeAnswers(times.length === answersAsked ? times : []);
  },
  async live() {
    const isOffered = (await negotiated()) !== null;
    return judgeLive(isOffered, isOffered ? await bestLiveWay() : null);
  },
  async worker() {
    // At the first visit it is still on its way.
    const isReady = navigator.serviceWorker && (await within(navigator.serviceWorker.ready.then(() => true)));
    return isReady ? good(texts.worker.good) : note(texts.worker.note);
  },
  async frame() {
    if (window.top === window) return good(texts.frame.good);
    return /Teams/i.test(navigator.userAgent) ? good(texts.frame.teams) : note(texts.frame.note);
  },
  async microphone() {
    const devices = (await navigator.mediaDevices?.enumerateDevices().catch(() => [])) ?? [];
    const permission = await navigator.permissions?.query({ name: 'microphone' }).then(
      ({ state }) => state,
      () => null,
    );
    return judgeMicrophone(
      devices.some(({ kind }) => kind === 'audioinput'),
      permission ?? null,
    );
  },
  async voice() {
    const { findGermanVoice } = await import('./german-voice.ts');
    return (await findGermanVoice()) ? good(texts.voice.good) : note(texts.voice.note);
  },
};

const askHealth = () => fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });

function keepsWords(): boolean {
  try {
    localStorage.setItem(test, '1');
    const isKept = localStorage.getItem(test) === '1';
    localStorage.removeItem(test);
    return isKept;
  } catch {
    // Access alone throws where storage is barred.
    return false;
  }
}

/** Resolves to false where a browser bars it, and where it never answers. */
function opensDatabase(): Promise<boolean> {
  return within(
    new Promise((resolve) => {
      try {
        const opening = indexedDB.open(test);
        opening.addEventListener('error', () => resolve(false));
        opening.addEventListener('success', () => {
          opening.result.close();
          indexedDB.deleteDatabase(test);
          resolve(true);
        });
      } catch {
        resolve(false);
      }
    }),
  );
}
