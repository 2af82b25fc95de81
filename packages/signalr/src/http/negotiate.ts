import type { IncomingMessage, ServerResponse } from 'node:http';
import { Connection } from '../connection/connection.ts';
import type { HubUser } from '../hub/shape.ts';
import type { TransportName } from '../options/options.ts';
import type { Core } from '../server/core.ts';
import { authenticate, findOverload } from './admission.ts';
import type { HubRequest } from './hub-request.ts';
import { randomId } from './random-id.ts';
import { roamingToken } from './roaming-token.ts';
import { noCache, refuse, respond } from './respond.ts';

const newestVersion = 1;
const transferFormats: Readonly<Record<TransportName, readonly string[]>> = {
  WebSockets: ['Text', 'Binary'],
  ServerSentEvents: ['Text'],
  LongPolling: ['Text', 'Binary'],
};

/** `POST {hub}/negotiate` (N1 to N8). Returns the status for the log. */
export async function negotiate(core: Core, req: IncomingMessage, res: ServerResponse, headers: Record<string, string>): Promise<number> {
  if (req.method !== 'POST') {
    refuse(res, { status: 405, text: 'Only POST requests are allowed.', headers: { ...headers, allow: 'POST' } });
    return 405;
  }
  // The client sends an empty body; whatever it is, it is not kept.
  req.resume();
  const admission = await authenticate(core, req, 'negotiate');
  if ('refusal' in admission) {
    refuse(res, { ...admission.refusal, headers: { ...admission.refusal.headers, ...headers } });
    return admission.refusal.status;
  }
  const { user, request } = admission;
  const version = readVersion(core, request);
  const answer = 'error' in version ? version : ((await core.settings.negotiate?.(request, user)) ?? null);
  if (answer !== null) {
    answerJson(res, answer, headers);
    return 200;
  }
  const overload = findOverload(core, user, request.remoteAddress);
  if (overload !== null) {
    core.counters.refused++;
    core.hooks.log?.({ kind: 'refused', reason: overload.text });
    refuse(res, { ...overload, headers: { ...overload.headers, ...headers } });
    return overload.status;
  }
  answerJson(res, open(core, request, user, 'error' in version ? 0 : version.version), headers);
  return 200;
}

function answerJson(res: ServerResponse, body: object, headers: Record<string, string>): void {
  respond(res, 200, JSON.stringify(body), { 'content-type': 'application/json', ...noCache, ...headers });
}

function readVersion(core: Core, request: HubRequest): { readonly version: number } | { readonly error: string } {
  const text = request.query('negotiateVersion');
  const asked = text === null ? 0 : /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : null;
  if (asked === null) return { error: 'The client requested a non-integer protocol version.' };
  if (asked < core.settings.minNegotiateVersion) {
    return { error: `The client requested version '${asked}', but the server does not support this version.` };
  }
  return { version: Math.min(Math.max(asked, 0), newestVersion) };
}

function open(core: Core, request: HubRequest, user: HubUser | null, version: number): object {
  const id = core.makeId();
  const asksStateful = request.query('useStatefulReconnect')?.toLowerCase() === 'true';
  const wantsStateful = asksStateful && core.settings.statefulReconnect;
  const { sharedSecret } = core.settings;
  const secret = () => (sharedSecret === null ? randomId() : roamingToken(sharedSecret, { id, wantsStateful }, user, core.clock.now()));
  const token = version === 0 ? id : secret();
  const connection = new Connection(core, { id, token, user, request });
  connection.wantsStateful = wantsStateful;
  core.registry.add(connection);
  return {
    negotiateVersion: version,
    connectionId: id,
    ...(version === 0 ? {} : { connectionToken: token }),
    // Sent unasked, this would make the client fail (N5).
    ...(connection.wantsStateful ? { useStatefulReconnect: true } : {}),
    availableTransports: (['WebSockets', 'ServerSentEvents', 'LongPolling'] as const)
      .filter((transport) => core.settings.transports.has(transport))
      .map((transport) => ({ transport, transferFormats: transferFormats[transport] })),
  };
}
