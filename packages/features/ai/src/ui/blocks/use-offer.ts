import { useCall } from '@pausenplatz/kernel-browser';
import { getAi } from '../../contract/chats.ts';

/** What the services are for the caller; null until it is known. */
export const useOffer = () => useCall(getAi, {}).data ?? null;
