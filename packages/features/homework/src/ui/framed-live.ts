import type { HubClient } from '@pausenplatz/kernel-browser';
import type { homeworkChanged } from '../contract/hub.ts';

// Only the name: the message's schema is heavy for a framed page, and what it says is read anew anyway.
const changedMessage = 'HomeworkChanged' satisfies (typeof homeworkChanged)['name'];

/** Tells when a shared plan changed, over one connection for all blocks of the frame; the returned function ends it. */
export function listenToShare(frameHub: HubClient, shareTopic: string, changed: () => void): () => void {
  let isOver = false;
  const ends = [frameHub.subscribe(shareTopic), frameHub.onNamed(changedMessage, changed), frameHub.onResync(changed)];
  // What changed between the reading and now was told to nobody here.
  void frameHub.connect().then(() => {
    if (!isOver) changed();
  });
  return () => {
    isOver = true;
    ends.forEach((end) => end());
  };
}
