import { useApi, useCall } from '@pausenplatz/kernel-browser';
import type { InputOf, OutputOf } from '@pausenplatz/kernel-contract';
import { getCredit, getCreditHistory, giveCredit, setClassLimits, setCreditLimit, setSchoolAge } from '../../contract/index.ts';
import { useReadAi } from '../data.ts';

export type Credit = OutputOf<typeof getCredit>;
export type HistoryAsked = InputOf<typeof getCreditHistory>;

export const useCredit = () => useCall(getCredit, {}, { staleTime: 0 });

export const useHistory = (asked: HistoryAsked) => useCall(getCreditHistory, asked, { staleTime: 0 });

/** Reads all lines for a file. */
export function useWholeHistory(): (asked: HistoryAsked) => Promise<OutputOf<typeof getCreditHistory>['lines']> {
  const api = useApi();
  return async (asked) => (await api.call(getCreditHistory, { ...asked, isForFile: 'yes' })).lines;
}

interface Sending {
  readonly idempotencyKey: string;
}

/** What changes credit; everything that shows it is read again. */
export function useCreditChanges() {
  const api = useApi();
  const readAgain = useReadAi();
  const after = async (work: Promise<unknown>): Promise<void> => {
    await work;
    readAgain();
  };
  return {
    give: (input: InputOf<typeof giveCredit>, sending: Sending) => after(api.call(giveCredit, input, sending)),
    setLimit: (limit: number | null) => after(api.call(setCreditLimit, { limit })),
    setClass: (input: InputOf<typeof setClassLimits>) => after(api.call(setClassLimits, input)),
    setAge: (schoolId: string, age: number | null) => after(api.call(setSchoolAge, { schoolId, age })),
  };
}
