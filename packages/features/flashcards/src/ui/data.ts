import { markStale, useApi, useCall, useHubMessage, useHubResync, useTopics } from '@pausenplatz/kernel-browser';
import type { InputOf } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { notifyRefusal } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import {
  copySet,
  createBox,
  editSet,
  flashcardsChanged,
  flashcardsTopic,
  getBox,
  getOwnSets,
  getPublicSets,
  getPupilArchive,
  getPupilBoxes,
  getSet,
  getTeacherArchive,
  getTeacherBoxes,
  getTraining,
  likeSet,
  updateBox,
  updateSet,
} from '../contract/index.ts';

const shown = [editSet, getPupilBoxes, getTeacherBoxes, getBox, getOwnSets, getPublicSets, getPupilArchive, getTeacherArchive, getSet];

/** Everything of flashcards that is on the screen is read again. */
export function useAgain(): () => void {
  const client = useQueryClient();
  return () => {
    for (const call of shown) void markStale(client, call);
  };
}

/** Boxes that somebody gives or takes away meanwhile show by themselves. */
function useBoxesLive(): void {
  const again = useAgain();
  const classes = useCurrentUser()?.schoolClasses ?? [];
  useTopics(classes.map(({ id }) => flashcardsTopic(id)));
  useHubMessage(flashcardsChanged, again);
  useHubResync(again);
}

/** The boxes with which somebody learns; a teacher's are those that they gave as well. */
export function useBoxes() {
  useBoxesLive();
  const isTeacher = useCurrentUser()?.userRoles.includes('Teacher') === true;
  const learnt = useCall(getPupilBoxes, {}, { enabled: !isTeacher });
  const given = useCall(getTeacherBoxes, {}, { enabled: isTeacher });
  return isTeacher ? given : learnt;
}

export const useOwnSets = () => useCall(getOwnSets, {});
/** What was put away; a teacher's is asked for by their own id (specification, section 7). */
export function useArchive() {
  const user = useCurrentUser();
  const isTeacher = user?.userRoles.includes('Teacher') === true;
  const ofTeacher = useCall(getTeacherArchive, { id: user?.id ?? '' }, { enabled: isTeacher });
  const ofPupil = useCall(getPupilArchive, {}, { enabled: !isTeacher });
  return isTeacher ? ofTeacher : ofPupil;
}

export const usePublicSets = (asked: InputOf<typeof getPublicSets>) => useCall(getPublicSets, asked);
export const useSet = (id: string) => useCall(getSet, { id });
export const useBox = (id: string) => {
  useBoxesLive();
  return useCall(getBox, { id });
};
/** Always what is due now, never what was due before. */
export const useTraining = (boxId: string | undefined, enabled: boolean) =>
  useCall(getTraining, boxId === undefined ? {} : { boxId }, { enabled, staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false });

/** Changes that are sent, said where they are refused, and shown everywhere; null where they were refused. */
export function useFlashcardChanges() {
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
    like: (id: string) => sent(api.call(likeSet, { id })),
    copy: (id: string) => sent(api.call(copySet, { id })),
    learn: (setId: string) => sent(api.call(createBox, { setId, classId: null, pupilIds: null, startOn: null, testOn: null })),
    update: (input: InputOf<typeof updateSet>) => sent(api.call(updateSet, input)),
    updateBox: (input: InputOf<typeof updateBox>) => sent(api.call(updateBox, input)),
  };
}
