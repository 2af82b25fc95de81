import { useToastStore } from '../src/toasts/toast-store.ts';

/** Nothing is told any more, as on a page that has just been opened. */
export const forgetToasts = (): void => useToastStore.setState(useToastStore.getInitialState(), true);
