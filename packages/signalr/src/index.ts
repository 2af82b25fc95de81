export type { Backplane, Channel, Envelope, NodeCommand, Query } from './backplane/backplane.ts';
export { inProcessBackplane } from './backplane/in-process.ts';
export type { AskOptions } from './dispatch/client-results.ts';
export type { FastifyLike } from './fastify.ts';
export { attachToFastify } from './fastify.ts';
export type { ConnectionGroups, HubContext, OpeningRequest } from './hub/context.ts';
export type { Hub } from './hub/define-hub.ts';
export { defineHub } from './hub/define-hub.ts';
export { HubException } from './hub/hub-exception.ts';
export type {
  EventArguments,
  EventName,
  EventPayload,
  EventResult,
  HubDefinition,
  HubShape,
  HubUser,
  ItemsOf,
  MethodDefinition,
  PlainArguments,
  UserOf,
} from './hub/shape.ts';
export type { HubRequest } from './http/hub-request.ts';
export { stripSecrets } from './http/strip-secrets.ts';
export type { Clock } from './options/clock.ts';
export type { HubHooks, HubLogEntry, HubMetrics } from './options/hooks.ts';
export type { Limits } from './options/limits.ts';
export { defaultLimits } from './options/limits.ts';
export type { HubServerOptions, NegotiateAnswer, TransportName } from './options/options.ts';
export type { ProtocolName } from './protocol/messages.ts';
export type { CallerTargets, ClientTarget, SendOptions, Target, Targets } from './send/targets.ts';
export { createHubServer } from './server/create-hub-server.ts';
export type { ConnectionView, HubServer } from './server/hub-server.ts';
