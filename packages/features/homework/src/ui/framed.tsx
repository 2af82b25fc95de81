import { brand, clientHeader, type SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import { useEffect, useEffectEvent } from 'react';
import type { eventListBlock, homeworkBlock, homeworkListBlock } from '../contract/blocks.ts';
import { type BlockClass, type BlockPartProps, ListPart, WeekPart } from './blocks/block-parts.tsx';
import type { ReadBlock } from './blocks/read.ts';

/** Reads without any session: what a frame on a foreign website may do. */
const readFramed: ReadBlock = async (path, body, signal) => {
  const headers = { [clientHeader]: brand.webVersion, 'content-type': 'application/json', accept: 'application/json' };
  const response = await fetch(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body), credentials: 'omit', signal });
  if (!response.ok) throw Object.assign(new Error(path), { status: response.status });
  return response.json();
};

// Nobody is signed in, so only a share opens anything.
const guestOf = ({ share }: BlockClass) => (share === null ? null : { guest: true, share });

/** Reads again when the plan changed. The connection loads after the block is shown, so that the frame stays light. */
const Live: BlockPartProps['Live'] = ({ again, shareTopic }) => {
  const changed = useEffectEvent(again);
  useEffect(() => {
    if (shareTopic === null) return undefined;
    const live = { isWanted: true, end: () => undefined as void };
    void import('./framed-live.ts').then(
      ({ listenToShare }) => {
        if (live.isWanted) live.end = listenToShare(shareTopic, () => changed());
      },
      // Without it the block shows what it read; the next visit tries again.
      () => undefined,
    );
    return () => {
      live.isWanted = false;
      live.end();
    };
  }, [shareTopic]);
  return null;
};

/** The blocks as framed pages show them: light, without a session, without a name. */
export const homeworkFramedViews = {
  Homework: ({ settings }: BlockViewProps<SettingsOf<typeof homeworkBlock>>) => (
    <WeekPart read={readFramed} Live={Live} who={guestOf(settings)} view={settings.view} showWeekend={settings.showWeekend} />
  ),
  HomeworkList: ({ settings }: BlockViewProps<SettingsOf<typeof homeworkListBlock>>) => (
    <ListPart read={readFramed} Live={Live} who={guestOf(settings)} days={settings.days} filter={settings.filter} />
  ),
  EventList: ({ settings }: BlockViewProps<SettingsOf<typeof eventListBlock>>) => (
    <ListPart read={readFramed} Live={Live} who={guestOf(settings)} days={settings.days} filter="events" />
  ),
} as const;
