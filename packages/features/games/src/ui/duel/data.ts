import { isSilence, markStale, useApi, useCall, useHubMessage, useHubResync } from '@pausenplatz/kernel-browser';
import type { InputOf } from '@pausenplatz/kernel-contract';
import { notifyRefusal, useOptimistic } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import {
  answerDuel,
  type Duel,
  duelChanged,
  endDuel,
  gamesLimits as limits,
  getDuel,
  getDuelPartners,
  getDuels,
  inviteDuel,
  keepDuelSeat,
  setClassDuels,
  turnDuelCard,
} from '../../contract/index.ts';
import { afterSight } from '../../rules/index.ts';

/** How often what waits for an answer is looked at again, beside what the hub says. */
const waitingMs = 20_000;

/** Invitations and games of two that are open, live. */
export function useDuels() {
  const client = useQueryClient();
  const stale = () => void markStale(client, getDuels);
  useHubMessage(duelChanged, stale);
  useHubResync(stale);
  return useCall(getDuels, {}, { staleTime: 0, refetchInterval: ({ state }) => (state.data?.duels.length ? waitingMs : false) });
}

export const useDuelPartners = (classId: string | null) =>
  useCall(getDuelPartners, { classId: classId ?? '' }, { enabled: classId !== null, staleTime: 60_000 });

/** Lets a class play against each other, or not; shown at once. */
export function useSetClassDuels(classId: string): (isAllowed: boolean) => void {
  const api = useApi();
  const updates = useOptimistic(getDuelPartners, { classId });
  return (isAllowed) =>
    void updates.attempt({ show: (now) => ({ ...now, isAllowed }), send: () => api.call(setClassDuels, { classId, isAllowed }) });
}

/** Invites somebody; answers the id of the duel, or null where that was refused. */
export function useInvite(): (input: InputOf<typeof inviteDuel>) => Promise<string | null> {
  const api = useApi();
  const client = useQueryClient();
  return async (input) => {
    try {
      const { id } = await api.call(inviteDuel, input);
      void markStale(client, getDuels);
      return id;
    } catch (error) {
      notifyRefusal(error);
      return null;
    }
  };
}

/** What one does about an invitation or a game; answers whether the server agreed. */
export function useDuelDoings() {
  const api = useApi();
  const client = useQueryClient();
  const done = async (work: Promise<Duel>): Promise<boolean> => {
    try {
      const { id } = await work;
      await markStale(client, getDuel, { id });
      return true;
    } catch (error) {
      notifyRefusal(error);
      return false;
    } finally {
      void markStale(client, getDuels);
    }
  };
  return {
    answer: (id: string, accept: boolean) => done(api.call(answerDuel, { id, accept })),
    end: (id: string) => done(api.call(endDuel, { id })),
  };
}

/** A duel as one may see it, live: the hub says that something happened, and it is read again. */
export function useDuel(id: string) {
  const client = useQueryClient();
  const updates = useOptimistic(getDuel, { id });
  const stale = () => void markStale(client, getDuel, { id });
  useHubMessage(duelChanged, (message) => message.id === id && message.rev > (updates.current()?.rev ?? 0) && stale());
  useHubResync(stale);
  return useCall(getDuel, { id }, { staleTime: 0, refetchInterval: ({ state }) => (state.data?.state === 'invited' ? waitingMs : false) });
}

/** Shows what the server answered, unless something newer is known already. */
function useShown(id: string): (duel: Duel) => void {
  const updates = useOptimistic(getDuel, { id });
  return (duel) => updates.apply((now) => (duel.rev >= now.rev ? duel : now));
}

/** What was turned over last goes out of sight after a moment, without asking the server. */
export function useSight({ id, rev, sightMs }: Duel): void {
  const updates = useOptimistic(getDuel, { id });
  useEffect(() => {
    if (sightMs === null) return undefined;
    const timer = setTimeout(() => updates.apply((now) => (now.rev === rev ? afterSight(now) : now)), sightMs);
    return () => clearTimeout(timer);
  }, [updates, rev, sightMs]);
}

const ways = ['beforeunload', 'pagehide'] as const;

/** Says every few seconds that one sits here, and at the end that one goes. Without a line it says so when the line is back. */
export function useSeat(id: string, isPlaying: boolean): void {
  const api = useApi();
  const shown = useShown(id);
  const sit = () => void api.call(keepDuelSeat, { id, isHere: true }).then(shown, () => undefined);
  const sits = useEffectEvent(sit);
  const goes = useEffectEvent((from: string) => {
    void api.call(keepDuelSeat, { id: from, isHere: false }, { keepalive: true }).catch(() => undefined);
  });
  useHubResync(() => {
    if (isPlaying) sit();
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    sits();
    const timer = setInterval(() => sits(), limits.duelSignMs);
    const leave = () => goes(id);
    // What is sent only while a page goes is lost now and then; before that it is not. Twice says no more than once.
    for (const way of ways) addEventListener(way, leave);
    return () => {
      clearInterval(timer);
      for (const way of ways) removeEventListener(way, leave);
      leave();
    };
  }, [id, isPlaying]);
}

/** Turns cards over, one after the other, however quickly they are pressed. What was refused is read again: the other may have been quicker. */
export function useTurn(id: string): (place: number) => void {
  const api = useApi();
  const client = useQueryClient();
  const shown = useShown(id);
  const sending = useRef<{ readonly places: readonly number[]; readonly last: Promise<void> }>({ places: [], last: Promise.resolve() });
  const send = async (place: number) => {
    try {
      shown(await api.call(turnDuelCard, { id, place }));
    } catch (error) {
      if (!isSilence(error)) notifyRefusal(error);
      void markStale(client, getDuel, { id });
    }
    const { places, last } = sending.current;
    sending.current = { places: places.filter((one) => one !== place), last };
  };
  return (place) => {
    const { places, last } = sending.current;
    // A turn has two cards.
    if (places.includes(place) || places.length >= 2) return;
    sending.current = { places: [...places, place], last: last.then(() => send(place)) };
  };
}
