import type { CDPSession } from '@playwright/test';

export const kinds = ['document', 'script', 'style', 'font', 'picture', 'call', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** One request that went over the line. */
export interface Sent {
  readonly url: string;
  readonly kind: Kind;
  /** Seconds of the browser's own clock. */
  readonly at: number;
  /** On the wire, with its headers. */
  readonly bytes: number;
}

const kindOf: Readonly<Record<string, Kind>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'picture',
  Fetch: 'call',
  XHR: 'call',
};

/** Notes what a page sends; what comes out of a cache of the browser is none of it. */
export function noteRequests(devtools: CDPSession): () => readonly Sent[] {
  const sent = new Map<string, Sent>();
  const change = (id: string, changes: Partial<Sent>) => {
    const known = sent.get(id);
    if (known) sent.set(id, { ...known, ...changes });
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    sent.set(requestId, { url: request.url, kind: kindOf[type] ?? 'other', at: timestamp, bytes: 0 });
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => void sent.delete(requestId));
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.fromDiskCache || (response.fromServiceWorker && response.serviceWorkerResponseSource === 'cache-storage'))
      sent.delete(requestId);
    // What the service worker fetched for the page, the page gets for nothing.
    else if (response.fromServiceWorker) change(requestId, { bytes: Number(response.headers['content-length'] ?? 0) });
    // A preloaded script is known as one only by its answer.
    else change(requestId, { kind: kindOf[type] ?? 'other' });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (encodedDataLength > 0) change(requestId, { bytes: encodedDataLength });
  });
  return () => [...sent.values()];
}
