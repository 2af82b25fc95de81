import type { HubClient } from '@pausenplatz/kernel-browser';
import type { padChanged } from '../contract/hub.ts';

// Only the name: the message's schema is heavy for a framed page, and what it says is read anew anyway.
const changedMessage = 'PadChanged' satisfies (typeof padChanged)['name'];

/** Tells when something on a page changed in a pad, over the one connection of the frame; the returned function ends it. */
export function listenToPads(frameHub: HubClient, pageId: string, changed: () => void): () => void {
  const ends = [frameHub.subscribe(`page:${pageId}`), frameHub.onNamed(changedMessage, changed), frameHub.onResync(changed)];
  void frameHub.connect();
  return () => ends.forEach((end) => end());
}
