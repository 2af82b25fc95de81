import { listAllowedHeaders } from '../http/cors.ts';
import type { HubShape } from '../hub/shape.ts';
import type { HubServerOptions, Settings, TransportName } from './options.ts';

const allTransports: readonly TransportName[] = ['WebSockets', 'ServerSentEvents', 'LongPolling'];

/** Fills in the defaults and drops the hub's own types, which the compiler has checked where the options were written. */
export function fillSettings<H extends HubShape>(options: HubServerOptions<H>): Settings {
  const erased = options as unknown as HubServerOptions<HubShape>;
  const origins = erased.cors?.origins ?? [];
  return {
    sharedSecret: erased.sharedSecret ?? null,
    authenticate: erased.authenticate,
    authorize: eraseAuthorize(erased),
    revalidate: erased.revalidate ?? null,
    negotiate: erased.negotiate ?? null,
    origins: typeof origins === 'function' ? origins : (origin) => origins.includes(origin),
    ownOrigin: erased.ownOrigin ?? null,
    allowedHeaders: listAllowedHeaders(erased.cors?.allowedHeaders ?? []),
    transports: new Set(erased.transports ?? allTransports),
    protocols: new Set(erased.protocols ?? ['json', 'messagepack']),
    statefulReconnect: erased.statefulReconnect ?? true,
    minNegotiateVersion: erased.minNegotiateVersion ?? 1,
    detailedErrors: erased.detailedErrors ?? false,
    keepHeaders: (erased.keepHeaders ?? []).map((name) => name.toLowerCase()),
    clientAddress: erased.clientAddress ?? ((request) => request.socket.remoteAddress ?? ''),
  };
}

function eraseAuthorize(options: HubServerOptions<HubShape>): Settings['authorize'] {
  const { authorize } = options;
  // Contexts are made by this server for this hub only.
  return authorize === undefined ? null : (authorize as NonNullable<Settings['authorize']>);
}
