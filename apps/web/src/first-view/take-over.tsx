import { createDOMRenderer, RendererProvider } from '@fluentui/react-components';
import { assumeWidth, restoreStyleAttributes, startWith, useShownTitle } from '@pausenplatz/kernel-ui';
import { drawnBackground, loadParts, loadSlots } from '@pausenplatz/kernel-host';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { WebServices } from '../services/create-services.ts';
import { loadFirstView, screenAt } from '../shell/parts.tsx';
import { usePreferences } from '../services/preferences.ts';
import type { Drawn, FirstView } from './first-view.ts';

/** Starts with what the server assumed while it drew, so that what is taken over is what stands there. */
function startAsDrawn({ title, background, look }: Drawn): void {
  const { scheme, readingEase, sidebarPinned, width } = look;
  const own = usePreferences.getState();
  usePreferences.startWith({ scheme, readingEase, sidebarPinned, schoolClass: null });
  // What this device remembers counts; it shows right after.
  usePreferences.setState(own, true);
  useShownTitle.startWith({ title });
  drawnBackground.start(background);
  assumeWidth(width);
}

/** What the screen itself brings of that which was drawn. */
async function loadOwnParts(path: string, slots: readonly string[]): Promise<void> {
  const screen = await screenAt(path)?.load();
  if (screen?.fills) await loadSlots(screen.fills, slots);
}

/** Makes what the server has drawn live, as it stands there. */
export async function takeOver(root: Element, app: ReactNode, services: WebServices, { drawn, session }: FirstView): Promise<void> {
  if (!drawn || !session) throw new Error('Nothing was drawn');
  startWith(services.sessions.store, session);
  startAsDrawn(drawn);
  // What fails to load fails where it is shown.
  await Promise.allSettled([
    loadFirstView(location.pathname, session.status === 'signedIn', drawn.slots),
    loadOwnParts(location.pathname, drawn.slots),
  ]);
  await loadParts(drawn.slots);
  restoreStyleAttributes(root);
  // In small pieces, so that whoever scrolls or presses meanwhile is answered.
  startTransition(() => void hydrateRoot(root, <RendererProvider renderer={createDOMRenderer(document)}>{app}</RendererProvider>));
}
