import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { startWith } from './start-with.ts';

type DrawnStore<State> = (<Part>(select: (state: State) => Part) => Part) &
  Pick<StoreApi<State>, 'getState' | 'setState' | 'subscribe'> & {
    /** What a server draws with, or drew with. */
    readonly startWith: (state: State) => void;
  };

/** A store beside the tree whose first state a server chooses and a browser takes over; used like every hook of a store. */
export function createDrawnStore<State>(initial: State): DrawnStore<State> {
  const store = createStore<State>(() => initial);
  const { getState, setState, subscribe } = store;
  return Object.assign(<Part>(select: (state: State) => Part): Part => useStore(store, select), {
    getState,
    setState,
    subscribe,
    startWith: (state: State) => startWith(store, state),
  });
}
