import type { StoreApi } from 'zustand/vanilla';

/**
 * Gives a store the state that a server draws with, or drew with: React takes a store's first state for both, however the store
 * has moved on meanwhile, so that what is taken over is what was drawn.
 */
export function startWith<State>(store: Pick<StoreApi<State>, 'setState' | 'getInitialState'>, state: State): void {
  store.setState(state, true);
  store.getInitialState = () => state;
}
