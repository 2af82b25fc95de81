import { createQueryClient, seedAnswers } from '@pausenplatz/kernel-browser';
import type { Answers } from '../drawn/first-view.ts';
import { drawnSlots } from '../drawn-parts.ts';
import { allLoaded, isLoading } from './loading.ts';

type QueryClient = ReturnType<typeof createQueryClient>;

/** Answers a reading call for whoever asks; undefined where it is refused. */
export type Ask = (callId: string, input: unknown) => Promise<unknown>;

/** What a host draws with in one turn. */
interface Materials<Told> {
  readonly queryClient: QueryClient;
  /** Answers for what reads without a query cache. */
  readonly brought: { readonly get: (callId: string, input: unknown) => unknown };
  /** What was told in the turn before. */
  readonly told: Told;
}

interface Turns<Told> {
  /** What the frame around the screen begins with. */
  readonly begin: Told;
  /** Sets the stores beside the tree and draws it, in one go, so that pages for several people never mix. */
  readonly draw: (materials: Materials<Told>) => string;
  /** What the screen has told the frame around it meanwhile. */
  readonly tell: (slots: readonly string[]) => Told;
  /** Loads what fills the slots that were drawn. */
  readonly loadSlots: (slots: readonly string[]) => Promise<unknown>;
  readonly ask: Ask;
}

interface DrawnTree<Told> {
  readonly html: string;
  readonly told: Told;
  readonly answers: Answers;
  /** False where a reading was refused, or where a piece can only be drawn by a browser: it shows what there is to say. */
  readonly isWhole: boolean;
}

/** What is asked first, what its answers ask for, and what is loaded for them; more turns than any screen needs, however slowly it loads. */
const turnsAtMost = 16;
const waiting = '<!--$!-->';

/** Draws a host's tree again and again, until it has read what it shows first. */
export async function drawTurns<Told>({ begin, draw, tell, loadSlots, ask }: Turns<Told>): Promise<DrawnTree<Told>> {
  const queryClient = createQueryClient();
  const answers = new Map<string, readonly [string, unknown, unknown]>();
  const missing = new Map<string, readonly [string, unknown]>();
  const brought = {
    get(callId: string, input: unknown) {
      const key = JSON.stringify([callId, input]);
      if (!answers.has(key)) missing.set(key, [callId, input]);
      return answers.get(key)?.[2];
    },
  };
  let told = begin;
  let html = '';
  let isRefused = false;
  for (let turn = 0; turn < turnsAtMost; turn += 1) {
    drawnSlots.clear();
    html = draw({ queryClient, brought, told });
    const isToCome = isLoading();
    const slots = [...drawnSlots];
    const now = tell(slots);
    const isSettled = JSON.stringify(now) === JSON.stringify(told);
    told = now;
    const wanted = [...missing, ...pendingOf(queryClient)].filter(([key]) => !answers.has(key));
    missing.clear();
    if (wanted.length === 0 && isSettled && !(html.includes(waiting) && isToCome)) break;
    const found = await Promise.all(
      wanted.map(async ([key, [callId, input]]) => [key, [callId, input, await ask(callId, input)]] as const),
    );
    for (const [key, answer] of found) {
      if (answer[2] === undefined) isRefused = true;
      answers.set(key, answer);
      if (answer[2] !== undefined) seedAnswers(queryClient, [answer]);
    }
    if (isRefused) break;
    // What a screen loads on demand is a file beside this one.
    await loadSlots(slots);
    await allLoaded();
  }
  // What no turn could finish, a browser draws.
  return {
    html,
    told,
    answers: [...answers.values()].filter(([, , output]) => output !== undefined),
    isWhole: !isRefused && !html.includes(waiting),
  };
}

/** The name of a call, such as `GET pages/get`; a screen may also read what is not one, such as a file of its host. */
const isCall = (name: unknown): name is string => typeof name === 'string' && /^[A-Z]+ /.test(name);

/** What the screen would read now, by key. */
function pendingOf(queryClient: QueryClient): [string, readonly [string, unknown]][] {
  return queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ state, options, queryKey }) => {
      const [callId, input] = queryKey;
      // A list that grows by pages keeps them in a shape of its own; it begins with its skeleton.
      const isPaged = 'getNextPageParam' in options;
      const isWanted = state.data === undefined && (options as { enabled?: unknown }).enabled !== false && !isPaged;
      return isWanted && isCall(callId) && queryKey.length === 2 ? [[JSON.stringify([callId, input]), [callId, input]]] : [];
    });
}

/** Nothing is called while a page is drawn: effects, which call, do not run. */
export const silentApi = { call: () => new Promise<never>(() => undefined) };
