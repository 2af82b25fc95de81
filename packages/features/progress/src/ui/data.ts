import { useCall } from '@pausenplatz/kernel-browser';
import { decideAccess, useSession, useSlot } from '@pausenplatz/kernel-host';
import { getClassPerformance, getOwnPerformance, getProgress, getPupilPerformance, type TrainerState } from '../contract/index.ts';
import { type LearnGame, learnGames, type Trainer, type TrainerFace, trainers } from './trainers.ts';

/** What was practised so far, by trainer; read anew whenever the hub is opened. */
export const useProgress = () => useCall(getProgress, {}, { staleTime: 0 });

export const useOwnPerformance = () => useCall(getOwnPerformance, {}, { staleTime: 0 });
export const usePupilPerformance = (id: string) => useCall(getPupilPerformance, { id }, { staleTime: 0 });
export const useClassPerformance = (classId: string) => useCall(getClassPerformance, { classId }, { staleTime: 0 });

/** The trainers that this person may use, in order; null until they are loaded. */
export const useTrainers = (): readonly Trainer[] | null => useOpen(useSlot(trainers));

/** The games likewise. */
export const useLearnGames = (): readonly LearnGame[] | null => useOpen(useSlot(learnGames));

function useOpen<One extends Pick<Trainer, 'access' | 'position'>>(all: readonly One[] | null): readonly One[] | null {
  const session = useSession();
  if (all === null) return null;
  return all.filter(({ access }) => decideAccess(access, session) === 'show').toSorted((one, other) => one.position - other.position);
}

/** What a trainer has, over all names that it writes under. */
export function sumOf(states: readonly TrainerState[], { writesAs }: TrainerFace): Omit<TrainerState, 'trainer'> {
  const own = states.filter(({ trainer }) => writesAs.includes(trainer));
  const sum = (part: 'known' | 'due' | 'secure') => own.reduce((total, state) => total + state[part], 0);
  return { known: sum('known'), due: sum('due'), secure: sum('secure') };
}
