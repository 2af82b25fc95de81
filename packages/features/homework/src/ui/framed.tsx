import { frameApi } from '@pausenplatz/kernel-browser/frame';
import { loadFrameHub } from '@pausenplatz/kernel-browser/load-frame-hub';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import { useEffect, useEffectEvent } from 'react';
import type { eventListBlock, homeworkBlock, homeworkListBlock } from '../contract/blocks.ts';
import { type BlockClass, type BlockPartProps, WeekPart } from './blocks/block-parts.tsx';
import { ListPart } from './blocks/list-part.tsx';
import { listenToShare } from './framed-live.ts';

// Nobody is signed in, so only a share opens anything.
const guestOf = ({ share }: BlockClass) => (share === null ? null : ({ guest: true, share } as const));

/** Reads again when the plan changed. The connection loads after the block is shown, so that the frame stays light. */
const Live: BlockPartProps['Live'] = ({ again, shareTopic }) => {
  const changed = useEffectEvent(again);
  useEffect(() => {
    if (shareTopic === null) return undefined;
    const live = { isWanted: true, end: () => undefined as void };
    void loadFrameHub().then(
      (hub) => {
        if (live.isWanted) live.end = listenToShare(hub, shareTopic, () => changed());
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
    <WeekPart api={frameApi} Live={Live} reader={guestOf(settings)} view={settings.view} showWeekend={settings.showWeekend} />
  ),
  HomeworkList: ({ settings }: BlockViewProps<SettingsOf<typeof homeworkListBlock>>) => (
    <ListPart api={frameApi} Live={Live} reader={guestOf(settings)} days={settings.days} filter={settings.filter} />
  ),
  EventList: ({ settings }: BlockViewProps<SettingsOf<typeof eventListBlock>>) => (
    <ListPart api={frameApi} Live={Live} reader={guestOf(settings)} days={settings.days} filter="events" />
  ),
} as const;

const isShared = ({ share }: { readonly share?: unknown }): boolean => share !== null;

/** Which of them need a script: a shared plan is live. */
export const homeworkLiveViews = { Homework: isShared, HomeworkList: isShared, EventList: isShared } as const;
