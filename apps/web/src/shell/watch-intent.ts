import { keyOf } from '@pausenplatz/kernel-browser';
import type { WebServices } from '../services/create-services.ts';
import { askedAhead } from './parts.tsx';

/** A pointer that only passes over a link wants nothing yet. */
const settlesAfterMs = 60;

/** Loads the screen behind a link, and what it asks first, as soon as somebody is about to open it. */
export function watchIntent({ api, queryClient }: Pick<WebServices, 'api' | 'queryClient'>): void {
  const loading = new Set<string>();
  let resting: ReturnType<typeof setTimeout> | undefined;
  const load = (path: string) => {
    if (loading.has(path)) return;
    loading.add(path);
    askedAhead(path)
      .then((asked) =>
        Promise.all(
          asked.map(([call, input]) =>
            queryClient.prefetchQuery({ queryKey: keyOf(call, input), queryFn: ({ signal }) => api.call(call, input, { signal }) }),
          ),
        ),
      )
      // What fails is asked for again, and said, when the link is opened.
      .catch(() => undefined)
      .finally(() => loading.delete(path));
  };
  const look = ({ type, target }: Event) => {
    clearTimeout(resting);
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target !== '' || link.pathname === location.pathname) return;
    if (type === 'pointerover') resting = setTimeout(load, settlesAfterMs, link.pathname);
    else load(link.pathname);
  };
  for (const intent of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(intent, look, { capture: true, passive: true });
}
