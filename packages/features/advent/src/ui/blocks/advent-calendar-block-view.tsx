import { useApi, useHub, useHubMessage, useHubResync, useTopic } from '@pausenplatz/kernel-browser';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import { useEffect } from 'react';
import { type adventBlock, adventChanged, adventTopic } from '../../contract/index.ts';
import { adventTexts } from '../../texts.ts';
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

export function AdventCalendarBlockView({ settings: { calendarId }, page }: BlockViewProps<SettingsOf<typeof adventBlock>>) {
  const api = useApi();
  if (calendarId === null) return <p>{adventTexts.block.empty}</p>;
  return <CalendarBlock key={calendarId} id={calendarId} api={page.asMember?.visitor ?? api} Live={Live} />;
}
