import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { AnyCall, RefusalTable } from '@pausenplatz/kernel-contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerUpload } from '../blobs/disk-upload-route.ts';
import type { FramedPath, ServerFeature } from '../calls/feature.ts';
import { asSystem, behindWall, nobodysWall } from '../security/wall.ts';
import type { Observer } from '../observing/observer.ts';
import { watchRequests } from '../observing/watch-requests.ts';
import type { Services } from '../services.ts';
import { docsPage, docsStyles } from './docs-page.ts';
import { answerError } from './errors.ts';
import { registerCalls } from './call-routes.ts';
import { isBySecret, kindOf, type HeaderSettings, type PathKind, securityHeaders } from './headers.ts';
import { answerTooMany, framedPerAddress } from './framed-limit.ts';
import { findFramed, prefixOf } from './framed-path.ts';
import { registerFramingReason } from './framing-reason.ts';
import { registerHealth } from './health.ts';
import { registerOembed } from './oembed.ts';
import { ownOrigins } from './own-origins.ts';
import { openApiDocument } from './openapi.ts';
import type { RunningRequests } from './running-requests.ts';
import { registerPages, registerSite, type SitePage } from './static-site.ts';

interface AppSettings {
  readonly services: Services;
  readonly features: readonly ServerFeature[];
  /** Folder of the built browser code, or null in tests of the API alone. */
  readonly site: { readonly folder: string; readonly pages: readonly SitePage[] } | null;
  readonly observer: Observer;
  readonly running: RunningRequests;
  /** What keeps the process from its work at this moment. */
  readonly problems: () => Promise<readonly string[]>;
  /** What the host of a process adds before the pages take every path. */
  readonly more?: (app: FastifyInstance) => void;
}

/** Answers of calls go small over the line, in what takes a processor little; files come compressed from the build. */
const compression: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  threshold: 1_400,
  customTypes: /^application\/json/,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

/** The HTTP side of one process: calls, files, health, documentation, browser code; headers on every answer. */
export async function createApp({ services, features, site, observer, running, problems, more }: AppSettings): Promise<FastifyInstance> {
  const kind = pathKinds(features, site?.pages ?? []);
  const settings = headerSettings(services, features);
  const app = Fastify({
    // Only what our own proxies added counts: whoever calls can write any address further left.
    trustProxy: (_address, hop) => hop < services.config.proxyHops,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logger: false,
    // Keeps the length of one path parameter sane; longer ones are simply not found.
    routerOptions: { maxParamLength: 200 },
    requestTimeout: 60_000,
    // What still runs when the time is over (running-requests.ts).
    forceCloseConnections: true,
    // An address that cannot be decoded is answered before any hook runs.
    frameworkErrors: (error, request, reply) => {
      void reply.headers(securityHeaders(kind(request.url), settings));
      answerError(services.log, error, request, reply);
    },
  });
  running.watch(app);
  watchRequests(app, observer);
  await app.register(cookie);
  const framed = features.flatMap((feature) => feature.framed ?? []);
  addHeaders(app, services, { framed, kindOfPath: kind, settings });
  // After the body was read, whose events belong to nobody's flow of work: whatever answers a request is nobody until it asks who calls.
  app.addHook('preHandler', (_request, _reply, done) => behindWall(nobodysWall, done));
  app.setErrorHandler((error, request, reply) => answerError(services.log, error, request, reply));
  const handlers = features.flatMap((feature) => feature.handlers);
  assertUnique(handlers.map(({ call }) => call));
  const answering = { services, origins: () => ownOrigins(services) };
  await app.register(async (calls) => {
    await calls.register(compress, compression);
    registerCalls(calls, answering, handlers);
  });
  registerHealth(app, problems);
  registerFramingReason(app, services, framed);
  registerOembed(app, services, framed);
  more?.(app);
  registerDocs(app, features);
  if (services.blobs.arrivals) registerUpload(app, services, services.blobs.arrivals);
  for (const feature of features) feature.routes?.(app, services);
  if (site) registerSite(app, site.folder);
  registerPages(app, site, kind, { ...answering, handlers: new Map(handlers.map((handler) => [handler.call.id, handler])) });
  return app;
}

/** Tells paths apart: what features let others frame, then the screens of each host. */
function pathKinds(features: readonly ServerFeature[], pages: readonly SitePage[]): (path: string) => PathKind {
  const framed = features.flatMap((feature) => (feature.framed ?? []).map(prefixOf));
  const screenKind = (path: string): PathKind =>
    framed.some((prefix) => path.startsWith(prefix)) ? 'embedPage' : (pages.find(({ prefix }) => path.startsWith(prefix))?.kind ?? 'app');
  return (path) => kindOf(path, screenKind);
}

interface HeaderRules {
  readonly framed: readonly FramedPath[];
  readonly kindOfPath: (path: string) => PathKind;
  readonly settings: HeaderSettings;
}

function addHeaders(app: FastifyInstance, services: Services, { framed, kindOfPath, settings }: HeaderRules): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const kind = kindOfPath(path);
    const frame = kind === 'embedPage' ? findFramed(framed, path) : null;
    const seconds = frame ? await services.rateLimiter.take(framedPerAddress, request.ip) : 0;
    // Which websites may frame a page is told to every browser; where it hangs is not what a visitor may read.
    const origins = frame && seconds === 0 ? ((await asSystem(() => frame.origins(services))) ?? []) : [];
    const headers = securityHeaders(kind, settings, origins);
    void reply.headers(headers);
    if (isBySecret(request.url)) void reply.header('x-robots-tag', 'noindex');
    if (seconds > 0) return answerTooMany(reply, seconds);
    // The hub answers on the raw response, which knows nothing of what Fastify was told.
    if (kind === 'hub') for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
    return undefined;
  });
}

function headerSettings({ blobs, config }: Services, features: readonly ServerFeature[]): HeaderSettings {
  return {
    uploadOrigin: blobs.foreignOrigin,
    connects: features.flatMap((feature) => feature.connects?.(config) ?? []),
    isHttps: config.publicUrl?.startsWith('https:') ?? false,
  };
}

function registerDocs(app: FastifyInstance, features: readonly ServerFeature[]): void {
  const calls = features.flatMap(({ handlers }) => handlers.map(({ call }) => call));
  const refusals: RefusalTable = Object.assign({}, ...features.map((feature) => feature.refusals ?? {}));
  const document = openApiDocument({ calls, features, refusals });
  const page = docsPage(calls, refusals);
  app.get('/api/openapi.json', async () => document);
  app.get('/api/docs', async (_request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; style-src 'self'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(page),
  );
  app.get('/api/docs.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyles));
}

function assertUnique(calls: readonly AnyCall[]): void {
  const seen = new Set<string>();
  for (const { id } of calls) {
    if (seen.has(id)) throw new Error(`Two handlers for ${id}`);
    seen.add(id);
  }
}
