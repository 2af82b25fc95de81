import { frameApi, RefusedError, useBrought } from '@pausenplatz/kernel-browser/frame';
import { loadFrameHub } from '@pausenplatz/kernel-browser/load-frame-hub';
import { addressOf } from '@pausenplatz/kernel-contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { padAddresses } from '../contract/addresses.ts';
import type { getPad } from '../contract/pads.ts';
import type { OutputOf } from '@pausenplatz/kernel-contract';
import { listenToPads } from './framed-live.ts';
import { PadCard } from './read/pad-card.tsx';
import { PadText } from './read/pad-text.tsx';

const address = addressOf<typeof getPad>(padAddresses.getPad);
/** Many frames read behind one address. */
const atMostEveryMs = 3_000;

interface FramedPadProps {
  readonly pageId: string;
  readonly blockId: string;
  readonly settings: { readonly title: string; readonly hint: string };
}

/** A text in a frame: read by the server first, then again whenever somebody wrote. */
export function FramedPad({ pageId, blockId, settings }: FramedPadProps) {
  // What the page brought was read by this very call.
  const brought = useBrought(address, { blockId }) as OutputOf<typeof getPad> | undefined;
  const [pad, setPad] = useState(brought?.pad ?? null);
  const [failure, setFailure] = useState<'gone' | 'failed' | null>(null);
  const read = useEffectEvent(() => {
    frameApi.call(address, { blockId }).then(
      (answer) => {
        setPad(answer.pad);
        setFailure(null);
      },
      (error: unknown) => setFailure(error instanceof RefusedError && error.status < 500 ? 'gone' : 'failed'),
    );
  });
  useEffect(() => {
    const live = { isWanted: true, end: () => undefined as void, timer: undefined as ReturnType<typeof setTimeout> | undefined };
    const later = () => {
      live.timer ??= setTimeout(() => {
        live.timer = undefined;
        read();
      }, atMostEveryMs);
    };
    if (brought === undefined) read();
    void loadFrameHub().then(
      (hub) => {
        if (live.isWanted) live.end = listenToPads(hub, pageId, later);
      },
      // Without it the block shows what it read; the next visit tries again.
      () => undefined,
    );
    return () => {
      live.isWanted = false;
      clearTimeout(live.timer);
      live.end();
    };
  }, [brought, pageId]);
  if (failure === 'gone' || (failure && !pad)) return <PadCard settings={settings} says={failure} />;
  return <PadCard settings={settings}>{pad && <PadText title={settings.title} pad={pad} />}</PadCard>;
}
