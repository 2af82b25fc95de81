import { markStale, useCall, useHub, useHubMessage, useHubResync, useSoon, useTopic } from '@pausenplatz/kernel-browser';
import { useSession } from '@pausenplatz/kernel-host';
import { pageMembersTopic, pageTopic } from '@pausenplatz/pages/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { padChanged } from '../contract/hub.ts';
import { getPad } from '../contract/pads.ts';

export interface Place {
  readonly pageId: string;
  readonly blockId: string;
}

/** A whole class that writes at once is read again so often at most, in milliseconds; visitors, who share an address, less often. */
const atMostEveryMs = { member: 300, visitor: 3_000 } as const;

/** A pad, kept fresh by the hub. Who writes in it hears of changes in another way (`isWriting`). */
export function usePad({ pageId, blockId }: Place, isWriting: boolean) {
  const client = useQueryClient();
  const query = useCall(getPad, { blockId });
  const isMember = query.data?.pad.rights.isMember === true;
  const again = useCallback(() => void markStale(client, getPad, { blockId }), [client, blockId]);
  const later = useSoon(again, isMember ? atMostEveryMs.member : atMostEveryMs.visitor);
  // Whoever has no session is not connected until something on their screen listens.
  const hub = useHub();
  const { status } = useSession();
  const isVisitor = query.data?.pad.rights.isMember === false;
  useEffect(() => {
    // What was written between the reading and the connection was told to nobody here; without one the text is as it was read.
    if (isVisitor && status !== 'unknown') void hub?.connect().then(again, () => undefined);
  }, [hub, isVisitor, status, again]);
  useTopic(isMember ? pageMembersTopic(pageId) : pageTopic(pageId));
  useHubMessage(padChanged, (message) => message.blockId === blockId && !isWriting && later());
  useHubResync(again);
  return { ...query, again };
}
