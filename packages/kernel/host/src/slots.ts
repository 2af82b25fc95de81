import { isOnServer } from '@pausenplatz/kernel-ui';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { drawnSlots, loadParts } from './drawn-parts.ts';

/** A place on a screen that one feature leaves open and others fill; what steps are on the server. */
interface Slot<Filling> {
  readonly name: string;
  /** Never there; what others put in. */
  readonly of?: Filling;
}

/** What a feature puts into a slot of another one's; loaded when a screen with that slot is opened. */
export interface SlotFilling {
  readonly slot: string;
  readonly load: () => Promise<unknown>;
}

/** Declares a slot: `slotKey<OfficePart>('office.part')`. */
export const slotKey = <Filling>(name: string): Slot<Filling> => ({ name });

/** `fills: [fillSlot(officePart, async () => (await import('./office-part.ts')).exportPart)]`. */
export const fillSlot = <Filling>({ name }: Slot<Filling>, load: () => Promise<Filling>): SlotFilling => ({ slot: name, load });

const SlotsContext = createContext<readonly SlotFilling[]>([]);

/** What the features of a host put into each other's slots. */
export const SlotsProvider = SlotsContext.Provider;

/** What is put into one slot: on its way, there, or failed. */
interface Loading {
  readonly promise: Promise<readonly unknown[]>;
  state: readonly unknown[] | null | { readonly error: unknown };
}

const loadings = new WeakMap<readonly SlotFilling[], Map<string, Loading>>();

/**
 * What was put into a slot, in the order of the host's list; null until all of it is there. It loads beside what the screen reads, not
 * before it. A screen whose parts cannot be loaded fails like one that cannot be loaded itself. `own` are those that the screen brings
 * itself (its `fills`), instead of those of the host.
 */
export function useSlot<Filling>({ name }: Slot<Filling>, own?: readonly SlotFilling[]): readonly Filling[] | null {
  const ofHost = use(SlotsContext);
  const fillings = own ?? ofHost;
  if (isOnServer) drawnSlots.add(name);
  const subscribe = useCallback(
    (changed: () => void) => {
      let isOver = false;
      const tell = () => {
        if (!isOver) changed();
      };
      loadingOf(fillings, name).promise.then(tell, tell);
      return () => {
        isOver = true;
      };
    },
    [fillings, name],
  );
  const read = () => loadingOf(fillings, name).state;
  const state = useSyncExternalStore(subscribe, read, read);
  if (state !== null && 'error' in state) throw state.error;
  // `fillSlot` tied what is loaded to the slot.
  return state as readonly Filling[] | null;
}

/** The same for what is needed later, such as after a form was sent. */
export function useSlotLater<Filling>({ name }: Slot<Filling>): () => Promise<readonly Filling[]> {
  const fillings = use(SlotsContext);
  return () => loadingOf(fillings, name).promise as Promise<readonly Filling[]>;
}

/** Loads what is put into slots, and the parts in them, for a screen that was drawn with these. What fails to load fails where it is shown. */
export async function loadSlots(fillings: readonly SlotFilling[], names: readonly string[]): Promise<void> {
  await Promise.allSettled(names.map((name) => loadingOf(fillings, name).promise));
  await loadParts(names);
}

function loadingOf(fillings: readonly SlotFilling[], name: string): Loading {
  const known = loadings.get(fillings) ?? new Map<string, Loading>();
  loadings.set(fillings, known);
  const found = known.get(name);
  if (found) return found;
  const wanted = fillings.filter(({ slot }) => slot === name);
  const promise = Promise.all(wanted.map(({ load }) => load()));
  const loading: Loading = { promise, state: wanted.length === 0 ? [] : null };
  known.set(name, loading);
  promise.then(
    (values) => (loading.state = values),
    (error: unknown) => {
      loading.state = { error };
      // The screens that wait fail with it now (React renders them twice to be sure); whoever opens one afterwards tries again.
      setTimeout(() => known.delete(name));
    },
  );
  return loading;
}
