import { notifyManager, type QueryClient, type QueryKey } from '@tanstack/react-query';

export interface OptimisticChange<Data, Result> {
  /** What the screen shows at once. A pure function: it is applied again when another change is taken back. */
  readonly show: (now: Data) => Data;
  readonly send: () => Promise<Result>;
  /** What the screen shows once the server has answered; without it, what was shown stays. */
  readonly settle?: (now: Data, result: Result) => Data;
}

/** Optimistic updates of one answer in the query cache. */
export interface OptimisticUpdates<Data> {
  /** What the screen shows now. */
  current(): Data | undefined;
  /** Shows a change at once and sends it. Where it is refused, the promise rejects after the screen shows the old state again. */
  run<Result>(change: OptimisticChange<Data, Result>): Promise<Result>;
  /** Brings in what the server said by another way; nothing takes it back. */
  apply(change: (now: Data) => Data): void;
}

interface Open<Data> {
  /** What the server knows, as far as it has answered. */
  base: Data;
  /** What this module put on the screen last; anything else there is newer truth of the server. */
  painted: Data;
  /** Changes that wait for their answers, in their order. */
  waiting: { readonly show: (now: Data) => Data }[];
}

const openByClient = new WeakMap<QueryClient, Map<string, unknown>>();

/** Changes of one answer that are under way, and whether a reading met one of them. */
interface Traffic {
  changes: number;
  hasMetReading: boolean;
}
const trafficByClient = new WeakMap<QueryClient, Map<string, Traffic>>();

function trafficOf(client: QueryClient, name: string): Traffic {
  const all = trafficByClient.get(client) ?? new Map<string, Traffic>();
  trafficByClient.set(client, all);
  const traffic = all.get(name) ?? { changes: 0, hasMetReading: false };
  all.set(name, traffic);
  return traffic;
}

/**
 * Changes lie in layers over what the server knows: one that is refused goes, and the others stay as they are, whatever their order.
 * Where a reading brought newer truth meanwhile, that truth is asked again instead. A reading that met a change may have been made before
 * the server knew of it, or was given up for it: once nothing is under way, it is made again.
 */
export function optimisticUpdates<Data>(client: QueryClient, key: QueryKey): OptimisticUpdates<Data> {
  const all = openByClient.get(client) ?? new Map<string, unknown>();
  openByClient.set(client, all);
  const name = JSON.stringify(key);
  const current = () => client.getQueryData<Data>(key);
  const open = () => all.get(name) as Open<Data> | undefined;
  /** The layers, where the screen still shows them. */
  const whole = () => {
    const now = open();
    return now !== undefined && now.painted === current() ? now : undefined;
  };
  const paint = (state: Open<Data>) => {
    client.setQueryData<Data>(
      key,
      state.waiting.reduce((data, { show }) => show(data), state.base),
    );
    // The cache shares structure, so that what lies in it may be another object.
    state.painted = current() ?? state.base;
    if (state.waiting.length === 0) all.delete(name);
  };
  const meet = (traffic: Traffic) => {
    if (client.isFetching({ queryKey: key, exact: true }) > 0) traffic.hasMetReading = true;
  };
  /** `isAsked`: the truth is being read anew already. */
  const end = (traffic: Traffic, isAsked: boolean) => {
    traffic.changes -= 1;
    if (!isAsked) meet(traffic);
    if (traffic.changes > 0 || !traffic.hasMetReading) return;
    traffic.hasMetReading = false;
    if (!isAsked) void client.invalidateQueries({ queryKey: key, exact: true });
  };
  const begin = async (layer: { readonly show: (now: Data) => Data }) => {
    // A reading that is under way would bring the old state back over the new one.
    await client.cancelQueries({ queryKey: key });
    const now = current();
    if (now === undefined) return;
    const state: Open<Data> = whole() ?? { base: now, painted: now, waiting: [] };
    all.set(name, state);
    state.waiting.push(layer);
    paint(state);
  };
  const keep = (layer: { readonly show: (now: Data) => Data }, change: (now: Data) => Data) => {
    const state = whole();
    if (!state?.waiting.includes(layer)) {
      client.setQueryData<Data>(key, (now) => now && change(now));
      return;
    }
    state.base = change(state.base);
    state.waiting = state.waiting.filter((one) => one !== layer);
    paint(state);
  };
  return {
    current,
    async run({ show, send, settle }) {
      const layer = { show };
      const traffic = trafficOf(client, name);
      traffic.changes += 1;
      meet(traffic);
      await begin(layer);
      let isAsked = false;
      try {
        const result = await send();
        keep(layer, settle ? (now) => settle(now, result) : show);
        return result;
      } catch (error) {
        const state = whole();
        if (state?.waiting.includes(layer)) {
          state.waiting = state.waiting.filter((one) => one !== layer);
          paint(state);
        }
        // Why it was refused may be that the server knows better.
        void client.invalidateQueries({ queryKey: key });
        isAsked = true;
        await painted();
        throw error;
      } finally {
        end(traffic, isAsked);
      }
    },
    apply(change) {
      const state = whole();
      if (state) {
        state.base = change(state.base);
        paint(state);
      } else client.setQueryData<Data>(key, (now) => now && change(now));
    },
  };
}

/** Waits until what was put into the cache before stands on the screen: its observers are told in a task of their own, then React paints. */
async function painted(): Promise<void> {
  await new Promise<void>((resolve) => notifyManager.schedule(() => setTimeout(resolve)));
}

/**
 * Whether something is made on the screen and not saved yet. Ids of the server are random and may begin with a minus as well, but they
 * are longer than any number that is counted here.
 */
export const isPlaceholderId = (id: string): boolean => /^-\d{1,9}$/.test(id);

/** Ids of what was made on the screen and is not saved yet: they are negative numbers and become real in place. */
interface PlaceholderIds {
  next(): string;
  /**
   * Sends what makes it, behind those that were made before it: two words typed quickly come to the server in their order. Whoever asks
   * for the real id meanwhile waits.
   */
  make<Answer>(id: string, send: () => Promise<Answer>, idOf: (answer: Answer) => string): Promise<Answer>;
  becomes(id: string, realId: string): void;
  /** The id that the server knows; waits for it when the thing is still being saved. */
  realId(id: string): Promise<string>;
  /** A key that stays the same while a placeholder becomes real. */
  keyFor(id: string): string;
}

export function createPlaceholderIds(): PlaceholderIds {
  let last = 0;
  const keys = new Map<string, string>();
  const waiting = new Map<string, Promise<string>>();
  let before: Promise<unknown> = Promise.resolve();
  return {
    next: () => String((last -= 1)),
    make(id, send, idOf) {
      const work = before.then(send, send);
      before = work;
      const real = work.then(idOf);
      waiting.set(id, real);
      // Whoever waits for it hears of the refusal; nobody may wait.
      real.catch(() => undefined);
      return work;
    },
    becomes: (id, realId) => void keys.set(realId, id),
    realId: async (id) => (await waiting.get(id)) ?? id,
    keyFor: (id) => keys.get(id) ?? id,
  };
}
