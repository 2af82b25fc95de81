import { notify } from '@pausenplatz/kernel-ui';
import { webTexts } from '../screen-texts.ts';
import { trusted } from '../services/trusted.ts';

/** Not more often than this while somebody switches between tabs. */
const recheckPauseMs = 60_000;

/**
 * Registers the service worker and offers a waiting version: update or postpone (specification section 4).
 * Looks again whenever the tab becomes visible; a postponed version is offered again then.
 */
export async function watchForUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const registration = await navigator.serviceWorker.register(trusted.workerAddress()).catch(() => null);
  if (!registration) return;
  let reloading = false;
  const hadWorker = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The very first worker takes over silently; a later one means that the person said yes.
    if (!hadWorker || reloading) return;
    reloading = true;
    location.reload();
  });
  const offer = () => offerWaiting(registration);
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
  offer();
  let lastCheckAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    offer();
    if (Date.now() - lastCheckAt < recheckPauseMs) return;
    lastCheckAt = Date.now();
    // Offline it simply fails; the next look tells.
    registration.update().catch(() => undefined);
  });
}

function offerWaiting(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration;
  if (!waiting || !navigator.serviceWorker.controller) return;
  const { title, body, now, later } = webTexts.update;
  notify({
    type: 'update',
    key: 'update',
    title,
    body,
    actions: [
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name.
      { label: now, run: () => waiting.postMessage('update-now') },
      { label: later, run: () => undefined },
    ],
  });
}
