import { useStale as useStaleCalls } from '@pausenplatz/kernel-browser';
import { getBoards, listBoardComments } from '../contract/index.ts';

const calls = [getBoards, listBoardComments];

/** Reads lists and comments again. */
export const useStale = (): (() => void) => useStaleCalls(calls);
