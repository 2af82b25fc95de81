import { markStale, useApi } from '@pausenplatz/kernel-browser';
import { notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import {
  getNavigation,
  getPage,
  getSharing,
  listReleases,
  listShelved,
  noteNarrowed,
  setRelease,
  updatePage,
  type Visibility,
} from '../../contract/index.ts';
import { noticeTexts } from '../../texts.ts';

interface Shared {
  readonly id: string;
  readonly visibility: Visibility;
}

/** How far a page may go: what teachers decide for pupils, and what ends. Refusals are told as notices. */
export function useSharingChanges() {
  const api = useApi();
  const client = useQueryClient();
  const after = async (work: Promise<unknown>, title: string | null) => {
    try {
      await work;
      if (title !== null) notify({ type: 'success', title });
    } catch (error) {
      notifyRefusal(error);
    }
    await Promise.all([getPage, getSharing, getNavigation, listReleases, listShelved].map((call) => markStale(client, call)));
  };
  return {
    release: ({ id, visibility }: Shared) => after(api.call(setRelease, { id, visibility, released: true }), noticeTexts.released),
    decline: ({ id, visibility }: Shared) => after(api.call(setRelease, { id, visibility, released: false }), noticeTexts.declined),
    unpublish: ({ id }: Shared) => after(api.call(updatePage, { id, field: 'visibility', value: 'group' }), noticeTexts.unpublished),
    noteNarrowed: ({ id }: Shared) => after(api.call(noteNarrowed, { id }), null),
  };
}
