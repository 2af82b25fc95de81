import { useApi, useHub, useHubMessage, useHubResync, useTopic } from '@pausenplatz/kernel-browser';
import type { BlockSurroundings } from '@pausenplatz/kernel-host';
import { useEffect } from 'react';
import { adventChanged, adventTopic } from '../../contract/hub.ts';
import { CalendarBlock } from './calendar-block.tsx';

/** Listens with the connection of the host. */
function Live({ id, again }: { readonly id: string; readonly again: () => void }) {
  const hub = useHub();
  useEffect(() => void hub?.connect(), [hub]);
  useTopic(adventTopic(id));
  useHubMessage(adventChanged, (message) => message.id === id && again());
  useHubResync(again);
  return null;
}

/** A calendar of this host: read with its session, live by its connection. */
export function LiveBlock({ calendarId, page }: { readonly calendarId: string; readonly page: BlockSurroundings }) {
  const api = useApi();
  return <CalendarBlock key={calendarId} id={calendarId} api={page.asMember?.visitor ?? api} Live={Live} />;
}
