import { markStale, useCall, useHub, useHubMessage, useHubResync, useSoon, useTopic } from '@pausenplatz/kernel-browser';
import { pageTopic } from '@pausenplatz/pages/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { breakoutChanged, enterBreakout, getBreakoutGame, getBreakoutLocks, getBreakoutTeams } from '../contract/index.ts';

export interface Place {
  readonly pageId: string;
  readonly blockId: string;
}

/** Listens to what changes in a breakout, also without an account; `teamId` null hears of all teams. */
function useBreakoutLive({ pageId, blockId }: Place, teamId: string | null, again: () => void): void {
  const hub = useHub();
  useEffect(() => void hub?.connect(), [hub]);
  useTopic(pageTopic(pageId));
  useHubMessage(breakoutChanged, (message) => {
    const isMeant = teamId === null || message.teamId === null || message.teamId === teamId;
    if (message.blockId === blockId && isMeant) again();
  });
  useHubResync(again);
}

/** Whether one may play, and whether one leads the game. */
export function useEntry(place: Place) {
  const client = useQueryClient();
  const { blockId } = place;
  const again = useCallback(() => void markStale(client, enterBreakout, { blockId }), [client, blockId]);
  // Only what concerns all teams changes it; where there is none, there is nobody whose news would be heard.
  useBreakoutLive(place, '', useSoon(again));
  return useCall(enterBreakout, { blockId });
}

/** A team as its device knows it, kept fresh by the hub. */
export function useGame(place: Place, token: string) {
  const client = useQueryClient();
  const { blockId } = place;
  const again = useCallback(() => void markStale(client, getBreakoutGame, { blockId, token }), [client, blockId, token]);
  const game = useCall(getBreakoutGame, { blockId, token });
  useBreakoutLive(place, game.data?.game.teamId ?? null, useSoon(again));
  return { ...game, again };
}

/** All teams, for who leads the game. */
export function useRound(place: Place) {
  const client = useQueryClient();
  const { blockId } = place;
  const again = useCallback(() => void markStale(client, getBreakoutTeams, { blockId }), [client, blockId]);
  useBreakoutLive(place, null, useSoon(again));
  return useCall(getBreakoutTeams, { blockId });
}

/** All locks with their solutions, for who writes them. */
export function useLocks(blockId: string) {
  const client = useQueryClient();
  const again = useCallback(async () => {
    await markStale(client, getBreakoutLocks, { blockId });
    // How many there are stands elsewhere too.
    await Promise.all([markStale(client, enterBreakout, { blockId }), markStale(client, getBreakoutTeams, { blockId })]);
  }, [client, blockId]);
  return { ...useCall(getBreakoutLocks, { blockId }), again };
}
