import { markStale, useApi, useCall, useHub, useHubMessage, useHubResync, useTopic } from '@pausenplatz/kernel-browser';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import {
  adventChanged,
  adventListChanged,
  adventTopic,
  editAdvent,
  listAdvent,
  markOpened,
  openDoor,
  ownDoors,
  type ShownCalendar,
  showAdvent,
} from '../contract/index.ts';
import { rememberDoor } from './show/remembered-doors.ts';
import { useRemembered } from './show/use-remembered.ts';
import { useMomentOf } from './show/use-moment.ts';

/** A calendar as its visitors see it: it reads again when somebody changes it, and at the moment when its next door opens. */
export function useShownCalendar(id: string) {
  const client = useQueryClient();
  const query = useCall(showAdvent, { id });
  const again = useCallback(() => {
    for (const call of [showAdvent, ownDoors, openDoor]) void markStale(client, call);
  }, [client]);
  useCalendarNews(query.data ? id : null, again);
  useMomentOf(query.data ?? null, again);
  return query;
}

/** Listens to a calendar; visitors connect only while they look at one. */
function useCalendarNews(id: string | null, again: () => void): void {
  const hub = useHub();
  useEffect(() => {
    if (id !== null) void hub?.connect();
  }, [hub, id]);
  useTopic(id === null ? null : adventTopic(id));
  useHubMessage(adventChanged, (message) => message.id === id && again());
  useHubResync(again);
}

/** What is behind a door; read only once somebody opens it. */
export function useOpenedDoor(id: string, number: number | null) {
  return useCall(openDoor, { id, number: number ?? 1 }, { enabled: number !== null, retry: false });
}

/** The doors behind which somebody has looked: by their account, or by this browser for who has none. */
export function useOpenedDoors(calendar: Pick<ShownCalendar, 'id' | 'doorList'>, shown: number | null): ReadonlySet<number> {
  const api = useApi();
  const client = useQueryClient();
  const isVisitor = useCurrentUser() === null;
  const remembered = useRemembered(calendar.id);
  const { id } = calendar;
  useEffect(() => {
    if (shown === null) return;
    // Kept on the account, so that it is the same on every device; whoever has none keeps it here.
    if (isVisitor) rememberDoor(id, shown);
    else
      api.call(markOpened, { id, number: shown }).then(
        () => markStale(client, showAdvent, { id }),
        () => undefined,
      );
  }, [api, client, id, isVisitor, shown]);
  return useMemo(() => {
    const opened = calendar.doorList.filter(({ isOpened }) => isOpened).map(({ number }) => number);
    return new Set([...opened, ...(isVisitor ? remembered : []), ...(shown === null ? [] : [shown])]);
  }, [calendar, isVisitor, remembered, shown]);
}

/** The calendars that one makes, kept fresh by the hub. */
export function useCalendars() {
  const client = useQueryClient();
  const stale = () => void markStale(client, listAdvent, {});
  useHubMessage(adventListChanged, stale);
  useHubResync(stale);
  return useCall(listAdvent, {});
}

/** A calendar with all that is behind its doors, for those who make it. */
export function useEditedCalendar(id: string) {
  const client = useQueryClient();
  const again = useCallback(() => void markStale(client, editAdvent, { id }), [client, id]);
  const query = useCall(editAdvent, { id });
  useHubMessage(adventListChanged, again);
  useHubResync(again);
  useMomentOf(query.data?.calendar ?? null, again);
  return query;
}

/** The own doors of a child. */
export function useOwnDoors(id: string) {
  const client = useQueryClient();
  useHubMessage(adventListChanged, () => void markStale(client, ownDoors, { id }));
  return useCall(ownDoors, { id }, { retry: false });
}
