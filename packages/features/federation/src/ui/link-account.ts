import type { Api } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { linkFederated } from '../contract/federation.ts';
import { schoolAccountTexts } from '../texts.ts';
import { type PendingLink, takePendingLink } from './pending-link.ts';

/** Connects the signed-in account with a school account that was just proven, by the password that was just typed; tells how it went. */
export async function linkAccount(api: Api, { ticket, provider }: PendingLink, password: string): Promise<void> {
  try {
    await api.call(linkFederated, { ticket, password });
    notify({ type: 'success', title: fill(schoolAccountTexts.linked, { provider }) });
  } catch (error) {
    notifyRefusal(error);
  }
}

/** The same for a school account that waited until its owner had chosen a password. */
export async function linkPending(api: Api, password: string): Promise<void> {
  const link = takePendingLink();
  if (link) await linkAccount(api, link, password);
}
