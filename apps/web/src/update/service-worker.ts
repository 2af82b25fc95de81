/*
 * Keeps the shell of the product, so that it opens at once and without a network. Every file of the build has a hash
 * in its name, so a kept file is never stale; pages, calls and files of users always go to the network first.
 * One file without imports, because the browser runs it as a classic script.
 */
import type { blankPath } from '@pausenplatz/kernel-contract';

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** What the browser has asked for already, while the worker was starting; undefined where it does not do that. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

// The DOM types describe a window; this script runs in a worker.
const worker = globalThis as unknown as WorkerScope;
const { version, files } = JSON.parse('__PRECACHE__') as { version: string; files: readonly string[] };
const cacheName = `shell-${version}`;
// A page that nobody is in: whatever the server draws belongs to who asked for it.
const page: typeof blankPath = '/leer';

async function keepShell(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll([page, ...files].map((file) => new Request(file, { cache: 'reload', credentials: 'omit' })));
}

async function forgetOldShells(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('shell-') && name !== cacheName).map((name) => caches.delete(name)));
  // A page is asked for at once, not only when a slow phone has started the worker.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

const fromNetwork = async ({ request, preloadResponse }: FetchEvent): Promise<Response> => (await preloadResponse) ?? fetch(request);

async function pageFromNetwork(event: FetchEvent): Promise<Response> {
  try {
    return await fromNetwork(event);
  } catch (cause) {
    const kept = await caches.match(page);
    if (!kept) throw cause;
    return kept;
  }
}

async function fileFromCache(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(cacheName)).put(request, answer.clone());
  return answer;
}

/** Pages that are the web host's own; those of the other hosts and the server's addresses have no shell. */
const isOwnPage = (path: string): boolean =>
  !/^\/(?:api|files|blob|teams|embed|einbetten|advent\/einbetten|modul|helpers|release-notes|pausenplatzhub)(?:\/|$)/.test(path);

worker.addEventListener('install', (event) => event.waitUntil(keepShell()));
worker.addEventListener('activate', (event) => event.waitUntil(forgetOldShells()));
// The person decides when: the page sends this after "Jetzt aktualisieren".
worker.addEventListener('message', (event) => {
  if (event.data === 'update-now') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(fileFromCache(request));
  // Whatever is not taken of what the browser asked for would be asked for twice.
  else if (request.mode === 'navigate') event.respondWith(isOwnPage(url.pathname) ? pageFromNetwork(event) : fromNetwork(event));
});
