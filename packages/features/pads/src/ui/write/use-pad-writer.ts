import { useApi, useHubMessage, useHubResync, useTopic } from '@pausenplatz/kernel-browser';
import { pageMembersTopic } from '@pausenplatz/pages/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { padChanged } from '../../contract/hub.ts';
import type { Pad } from '../../contract/pads.ts';
import type { Place } from '../data.ts';
import type { PadWriter, ShownWriting } from './pad-writer.ts';
import { writerOf } from './writers.ts';

/** Writes in a pad, and hears of what others write there. */
export function usePadWriter({ pageId, blockId }: Place, pad: Pad): { readonly writer: PadWriter; readonly shown: ShownWriting } {
  const api = useApi();
  const [writer] = useState(() => writerOf({ api, blockId, pad }));
  useTopic(pageMembersTopic(pageId));
  useHubMessage(padChanged, (message) => message.blockId === blockId && writer.hear());
  useHubResync(writer.hear);
  useEffect(() => {
    // What came between the reading of the page and now was told to nobody here.
    writer.hear();
    const leaving = () => document.visibilityState === 'hidden' && writer.hurry();
    document.addEventListener('visibilitychange', leaving);
    return () => document.removeEventListener('visibilitychange', leaving);
  }, [writer]);
  return { writer, shown: useSyncExternalStore(writer.subscribe, writer.shown, writer.shown) };
}
