import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AnyCall, blankPath, kernelRefusals, type PageDrawer } from '@pausenplatz/kernel-contract';
import { Refusal } from '../refusal.ts';
import { type DrawingSettings, type Entered, sendDrawn } from './drawn-page.ts';
import { answerCall, type Answering } from './call-routes.ts';
import type { PathKind } from './headers.ts';

/** Which HTML page answers which paths: the first prefix that fits. */
export interface SitePage {
  readonly prefix: string;
  readonly file: string;
  /** What its screens are, as far as their headers go. */
  readonly kind: PathKind;
  /** Draws them on the server too, where the host can. */
  readonly drawer?: () => Promise<PageDrawer>;
  /** Lets in whoever brings a proof from elsewhere to its prefix, and answers an access token as `token`; see `registerPages`. */
  readonly entry?: AnyCall;
}

/** Serves the built browser code: hashed assets for a year, the service worker always fresh. */
export function registerSite(app: FastifyInstance, folder: string): void {
  void app.register(fastifyStatic, {
    root: folder,
    prefix: '/',
    wildcard: true,
    index: false,
    globIgnore: ['**/*.html'],
    preCompressed: true,
    setHeaders(reply, path) {
      // Scripts for websites lie under a version too, whose bytes never change.
      const isHashed = path.includes(`${join(folder, 'assets')}/`) || /\/embed\/[\d.]+\/v1(?:-inline)?\.js/.test(path);
      const isEmbedScript = path.includes(`${join(folder, 'embed')}/`);
      const rolling = isEmbedScript ? 'public, max-age=300, stale-while-revalidate=86400' : 'no-cache';
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : rolling);
      if (isEmbedScript) void reply.header('access-control-allow-origin', '*');
    },
  });
}

/** Pages for paths that name a screen, and a refusal for everything else that is not there. */
export function registerPages(
  app: FastifyInstance,
  site: { readonly folder: string; readonly pages: readonly SitePage[] } | null,
  kind: (path: string) => PathKind,
  drawing: DrawingSettings & Answering,
): void {
  const pages = (site?.pages ?? []).map((page) => ({ ...page, html: site ? readPage(join(site.folder, page.file)) : null }));
  const pageAt = (address: string) => {
    const path = address.split('?')[0] ?? '/';
    const of = kind(path);
    const page = screenKinds.has(of) && !/\.[a-z0-9]{2,5}$/i.test(path) ? pages.find((one) => path.startsWith(one.prefix)) : undefined;
    if (!page?.html) throw new Refusal(kernelRefusals, 'NOT_FOUND');
    return { ...page, template: page.html, kind: of, address, path };
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return enter(request, reply);
    const { drawer, path, ...page } = pageAt(request.url);
    if (drawer && path !== blankPath && (await sendDrawn({ ...drawing, ...page, drawer }, request, reply))) return reply;
    return reply.status(200).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page.template);
  };
  /**
   * Whoever sends a proof from elsewhere to the prefix of pages, and which of them they are on, gets what their `entry` answers, and that page
   * as it is drawn for whom it let in: on a slow line one turn instead of two. What is refused, or cannot be drawn, is answered as the
   * call would answer it. The page has an address of its own: what is sent to that would take it out of the browser's cache.
   */
  const enter = async (request: FastifyRequest, reply: FastifyReply) => {
    const { entry, prefix } = pages.find((one) => one.prefix === request.url) ?? {};
    const handler = request.method === 'POST' && entry ? drawing.handlers.get(entry.id) : undefined;
    if (!handler) throw new Refusal(kernelRefusals, 'NOT_FOUND');
    const { drawer, ...page } = pageAt(wantedPage(request.body));
    if (!drawer || page.prefix !== prefix) throw new Refusal(kernelRefusals, 'NOT_FOUND');
    const entered = (await answerCall(drawing, handler, request, reply, {})) as Entered;
    return (await sendDrawn({ ...drawing, ...page, drawer, entered }, request, reply)) ? reply : entered;
  };
  // The home page has a route of its own: the static files would take the root for a folder.
  app.get('/', answer);
  app.setNotFoundHandler(answer);
}

const screenKinds: ReadonlySet<PathKind> = new Set(['app', 'teams', 'teamsSignIn', 'embedPage']);

/** The address of a page on our origin that a body names; '' where it names none. */
function wantedPage(body: unknown): string {
  const page: unknown = typeof body === 'object' && body !== null && 'page' in body ? body.page : null;
  return typeof page === 'string' ? page : '';
}

function readPage(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
