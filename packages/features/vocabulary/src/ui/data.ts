import { markStale, useApi, useCall, useHubMessage, useHubResync, useTopics } from '@pausenplatz/kernel-browser';
import type { InputOf } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { notifyRefusal } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import {
  assignVocabulary,
  createVocabulary,
  deleteVocabulary,
  getClassTable,
  getTraining,
  getVocabularies,
  getVocabulary,
  updateVocabulary,
  vocabularyChanged,
  type VocabularyTab,
  vocabularyTopic,
} from '../contract/index.ts';

const shown = [getVocabularies, getVocabulary, getClassTable];

/** Every list on the screen is read again. */
export function useAgain(): () => void {
  const client = useQueryClient();
  return () => {
    for (const call of shown) void markStale(client, call);
  };
}

/** Lists that somebody gives, renames or takes away meanwhile show by themselves. */
function useListsLive(): void {
  const again = useAgain();
  const classes = useCurrentUser()?.schoolClasses ?? [];
  useTopics(classes.map(({ id }) => vocabularyTopic(id)));
  useHubMessage(vocabularyChanged, again);
  useHubResync(again);
}

// A training in between has changed all of these.
const fresh = { staleTime: 0 } as const;

export function useLists(tab: VocabularyTab) {
  useListsLive();
  return useCall(getVocabularies, { tab }, fresh);
}

export function useList(id: string) {
  useListsLive();
  return useCall(getVocabulary, { id }, fresh);
}

/** A list as it was when the editor opened: what is typed is not drawn over. */
export const useEditedList = (id: string) =>
  useCall(getVocabulary, { id }, { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false });

export const useClassTable = (asked: InputOf<typeof getClassTable>) => useCall(getClassTable, asked, fresh);

/** Always what is due now, never what was due before. */
export const useTraining = (asked: InputOf<typeof getTraining>, enabled: boolean) =>
  useCall(getTraining, asked, { enabled, staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false });

/** Changes that are sent, said where they are refused, and shown everywhere; null where they were refused. */
export function useListChanges() {
  const api = useApi();
  const again = useAgain();
  const sent = async <T>(work: Promise<T>): Promise<T | null> => {
    try {
      const answer = await work;
      again();
      return answer;
    } catch (error) {
      notifyRefusal(error);
      return null;
    }
  };
  return {
    create: () => sent(api.call(createVocabulary, {})),
    update: (input: InputOf<typeof updateVocabulary>) => sent(api.call(updateVocabulary, input)),
    remove: (id: string, isDeleted: boolean) => sent(api.call(deleteVocabulary, { id, isDeleted })),
    takeBack: (id: string, classId: string) => sent(api.call(assignVocabulary, { id, classId, pupilIds: null, isAssigned: false })),
  };
}
