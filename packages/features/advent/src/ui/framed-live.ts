import type { HubClient } from '@pausenplatz/kernel-browser';
import type { adventChanged } from '../contract/hub.ts';

// Only the names: the schemas are heavy for a frame, and what a message says is read anew anyway.
const changedMessage = 'AdventChanged' satisfies (typeof adventChanged)['name'];

/** Tells when a public calendar changed, over the one connection of the frame; the returned function ends it. */
export function listenToCalendar(frameHub: HubClient, id: string, changed: () => void): () => void {
  const ends = [frameHub.subscribe(`advent:${id}`), frameHub.onNamed(changedMessage, changed)];
  void frameHub.connect();
  return () => ends.forEach((end) => end());
}
