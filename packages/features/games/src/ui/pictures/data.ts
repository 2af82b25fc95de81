import { markStale, useApi, useCall } from '@pausenplatz/kernel-browser';
import { fill, type InputOf } from '@pausenplatz/kernel-contract';
import { notifyRefusal, offerUndo } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { deletePictureSet, getMemory, getPictureSet, getPictureSets, savePictureSet } from '../../contract/index.ts';
import { picturesTexts } from '../../texts.pictures.ts';

export const usePictureSets = () => useCall(getPictureSets, {}, { staleTime: 0 });

/** A set as it is changed: nobody else changes it meanwhile. */
export const usePictureSet = (id: string | null) =>
  useCall(getPictureSet, { id: id ?? '' }, { enabled: id !== null, gcTime: 0, staleTime: Infinity, refetchOnWindowFocus: false });

function useAgain(): () => void {
  const client = useQueryClient();
  return () => {
    for (const call of [getPictureSets, getMemory]) void markStale(client, call);
  };
}

export function useSavePictures() {
  const api = useApi();
  const again = useAgain();
  return async (...[input, sending]: [InputOf<typeof savePictureSet>, { readonly idempotencyKey: string }]) => {
    await api.call(savePictureSet, input, sending);
    again();
  };
}

/** Takes a set away and offers it back for ten seconds. */
export function useRemovePictures(): (set: { readonly id: string; readonly title: string }) => Promise<void> {
  const api = useApi();
  const again = useAgain();
  return async ({ id, title }) => {
    try {
      await api.call(deletePictureSet, { id, isDeleted: true });
    } catch (error) {
      notifyRefusal(error);
      return;
    }
    again();
    offerUndo({
      title: fill(picturesTexts.list.removed, { title }),
      onUndo: () => {
        void api.call(deletePictureSet, { id, isDeleted: false }).then(again, notifyRefusal);
      },
    });
  };
}
