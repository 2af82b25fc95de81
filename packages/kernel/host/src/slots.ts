import { createContext, use } from 'react';

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

type Loading = Map<string, Promise<readonly unknown[]>>;
const loadings = new WeakMap<readonly SlotFilling[], Loading>();

/** What was put into a slot, in the order of the host's list. Suspends until all of it is there. */
export function useSlot<Filling>({ name }: Slot<Filling>): readonly Filling[] {
  const fillings = use(SlotsContext);
  // `fillSlot` tied what is loaded to the slot.
  return use(loadingOf(fillings, name)) as readonly Filling[];
}

function loadingOf(fillings: readonly SlotFilling[], name: string): Promise<readonly unknown[]> {
  const known: Loading = loadings.get(fillings) ?? new Map<string, Promise<readonly unknown[]>>();
  loadings.set(fillings, known);
  const found = known.get(name);
  if (found) return found;
  const loading = Promise.all(fillings.filter(({ slot }) => slot === name).map(({ load }) => load()));
  known.set(name, loading);
  // Whoever opens the screen again tries again.
  loading.catch(() => known.delete(name));
  return loading;
}
