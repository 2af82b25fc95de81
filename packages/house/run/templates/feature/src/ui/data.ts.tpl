import { useCall } from '@pausenplatz/kernel-browser';
import { list{{pascal}} } from '../contract/index.ts';

/** The entries of a class. */
export function useEntries(classId: string) {
  return useCall(list{{pascal}}, { classId });
}
