import { keyOf } from '@pausenplatz/kernel-browser';
import type { AskedAhead } from '@pausenplatz/kernel-host';
import type { WebServices } from '../services/create-services.ts';
import { usePreferences } from '../services/preferences.ts';
import { askedAhead, fillings } from './parts.tsx';

/** A pointer that only passes over a link wants nothing yet. */
const settlesAfterMs = 60;

/** Loads the screen behind a link, what it asks first and what shows that, as soon as somebody is about to open it. */
export function watchIntent({ api, queryClient, sessions }: Pick<WebServices, 'api' | 'queryClient' | 'sessions'>): void {
  const loading = new Set<string>();
  let resting: ReturnType<typeof setTimeout> | undefined;
  const read = async ({ call, input, shows }: AskedAhead) => {
    const queryKey = keyOf(call, input);
    await queryClient.prefetchQuery({ queryKey, queryFn: ({ signal }) => api.call(call, input, { signal }) });
    const answer = queryClient.getQueryData<never>(queryKey);
    if (answer !== undefined) await shows(answer, fillings);
  };
  const load = (href: string) => {
    if (loading.has(href)) return;
    loading.add(href);
    const session = sessions.store.getState();
    const who = { user: session.status === 'signedIn' ? session.user : null, classId: usePreferences.getState().schoolClass };
    askedAhead(new URL(href), who)
      .then((asked) => Promise.all(asked.map(read)))
      // What fails is asked for again, and said, when the link is opened.
      .catch(() => undefined)
      .finally(() => loading.delete(href));
  };
  const look = ({ type, target }: Event) => {
    clearTimeout(resting);
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target !== '' || link.pathname === location.pathname) return;
    if (type === 'pointerover') resting = setTimeout(load, settlesAfterMs, link.href);
    else load(link.href);
  };
  for (const intent of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(intent, look, { capture: true, passive: true });
}
