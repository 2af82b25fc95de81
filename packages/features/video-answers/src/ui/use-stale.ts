import { useStale as useStaleCalls } from '@pausenplatz/kernel-browser';
import { getQuestions, listAnswerTrash } from '../contract/index.ts';

const calls = [getQuestions, listAnswerTrash];

/** Reads answers and their trash again. */
export const useStale = (): (() => void) => useStaleCalls(calls);
