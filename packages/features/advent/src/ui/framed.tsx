import { frameApi } from '@pausenplatz/kernel-browser/frame';
import { loadFrameHub } from '@pausenplatz/kernel-browser/load-frame-hub';
import { addressOf, type SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps, FramedScreen } from '@pausenplatz/kernel-host';
import { adventAddresses } from '../contract/addresses.ts';
import { useEffect, useEffectEvent } from 'react';
import type { adventBlock } from '../contract/blocks.ts';
import type { getAdventFraming, showAdvent } from '../contract/calendars.ts';
import type { openDoor } from '../contract/doors.ts';
import { CalendarBlock } from './blocks/calendar-block.tsx';
import { CalendarView } from './show/calendar-view.tsx';
import { listenToCalendar } from './framed-live.ts';
import { doorAddress, doorIn } from './show/door-address.ts';
import { OpenDoor } from './show/open-door.tsx';

/** The calls of a frame, without their schemas. */
const calls = {
  showAdvent: addressOf<typeof showAdvent>(adventAddresses.showAdvent),
  openDoor: addressOf<typeof openDoor>(adventAddresses.openDoor),
  getFraming: addressOf<typeof getAdventFraming>(adventAddresses.getAdventFraming),
} as const;

/** Reads again when somebody changed the calendar. The connection loads after the block is shown, so that the frame stays light. */
function Live({ id, again }: { readonly id: string; readonly again: () => void }) {
  const changed = useEffectEvent(again);
  useEffect(() => {
    const live = { isWanted: true, end: () => undefined as void };
    void loadFrameHub().then(
      (hub) => {
        if (live.isWanted) live.end = listenToCalendar(hub, id, () => changed());
      },
      // Without it the block shows what it read; the next visit tries again.
      () => undefined,
    );
    return () => {
      live.isWanted = false;
      live.end();
    };
  }, [id]);
  return null;
}

/** The block as framed pages show it: its doors open the calendar in a tab of its own. */
export const adventFramedViews = {
  AdventCalendar: ({ settings: { calendarId } }: BlockViewProps<SettingsOf<typeof adventBlock>>) =>
    calendarId === null ? null : <CalendarBlock id={calendarId} api={frameApi} Live={Live} />,
} as const;

/** It reads and listens, wherever it stands. */
export const adventLiveViews = { AdventCalendar: ({ calendarId }: { readonly calendarId?: unknown }) => calendarId !== null } as const;

const nobody: ReadonlySet<number> = new Set();

/** A whole calendar in a frame: markup that works without a script. What its reader has opened is known to the frame's own storage alone. */
export const adventFramedScreen: FramedScreen = {
  name: 'advent',
  prefix: '/advent/einbetten/',
  pathOf: (id) => `/advent/${id}`,
  async read(ask, id, search) {
    const number = doorIn(search);
    const [calendar, door] = await Promise.all([
      ask(calls.showAdvent, { id }),
      number === null ? undefined : ask(calls.openDoor, { id, number }),
    ]);
    if (calendar === undefined) return null;
    const hrefOf = (one: number | null) => doorAddress(search, one);
    const { title, changesAt, now } = calendar;
    return {
      title,
      live: { id, changesAt, now },
      Content: ({ drawBlock }) => (
        <CalendarView
          calendar={calendar}
          opened={nobody}
          titleAs="h1"
          ways={{ hrefOf }}
          door={
            door && (
              <OpenDoor door={door} closeHref={hrefOf(null)} drawBlock={(block) => drawBlock(block, { services: block.services ?? {} })} />
            )
          }
        />
      ),
    };
  },
  origins: async (ask, id) => (await ask(calls.getFraming, { id }))?.origins ?? [],
};
