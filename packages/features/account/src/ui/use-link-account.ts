import { useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { linkFederated } from '../contract/federation.ts';
import { entryTexts } from '../texts.entry.ts';
import type { PendingLink } from './pending-link.ts';

/** Connects the signed-in account with a school account that was just proven, by the password that was just typed; tells how it went. */
export function useLinkAccount(): (link: PendingLink, password: string) => Promise<void> {
  const api = useApi();
  return async ({ ticket, provider }, password) => {
    try {
      await api.call(linkFederated, { ticket, password });
      notify({ type: 'success', title: fill(entryTexts.schoolAccount.linked, { provider }) });
    } catch (error) {
      notifyRefusal(error);
    }
  };
}
