import { createLightHub, type LightHub } from '@pausenplatz/kernel-browser/light-hub';
import type { homeworkChanged } from '../contract/hub.ts';

// Only the name: the message's schema is heavy for a framed page, and what it says is read anew anyway.
const changedMessage = 'HomeworkChanged' satisfies (typeof homeworkChanged)['name'];
let hub: LightHub | null = null;

/** Tells when a shared plan changed, over one connection for all blocks of the frame; the returned function ends it. */
export function listenToShare(shareTopic: string, changed: () => void): () => void {
  hub ??= createLightHub();
  return hub.listen(shareTopic, changedMessage, changed);
}
