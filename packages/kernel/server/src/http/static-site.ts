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
  /** Lets in whoever brings a proof from elsewhere, and answers an access token as `token`; see `registerPages`. */
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
  const pageOf = (request: FastifyRequest) => {
    const path = request.url.split('?')[0] ?? '/';
    const of = kind(path);
    const page = screenKinds.has(of) && !/\.[a-z0-9]{2,5}$/i.test(path) ? pages.find((one) => path.startsWith(one.prefix)) : undefined;
    if (!page?.html) throw new Refusal(kernelRefusals, 'NOT_FOUND');
    return { ...page, html: page.html, kind: of, path };
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return enter(request, reply);
    const { html: template, drawer, path, kind: of } = pageOf(request);
    const isDrawn = drawer && path !== blankPath && (await sendDrawn({ ...drawing, drawer, template, kind: of }, request, reply));
    if (isDrawn) return reply;
    return reply.status(200).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(template);
  };
  /**
   * Whoever sends a proof from elsewhere to a page gets what its `entry` answers, and the page as it is drawn for whom that let in: on a slow
   * line one turn instead of two. What is refused, or cannot be drawn, is answered as the call would answer it.
   */
  const enter = async (request: FastifyRequest, reply: FastifyReply) => {
    const { html: template, drawer, entry, kind: of } = pageOf(request);
    const handler = request.method === 'POST' && entry ? drawing.handlers.get(entry.id) : undefined;
    if (!handler || !drawer) throw new Refusal(kernelRefusals, 'NOT_FOUND');
    const entered = (await answerCall(drawing, handler, request, reply, {})) as Entered;
    return (await sendDrawn({ ...drawing, drawer, template, kind: of, entered }, request, reply)) ? reply : entered;
  };
  // The home page has a route of its own: the static files would take the root for a folder.
  app.get('/', answer);
  app.setNotFoundHandler(answer);
}

const screenKinds: ReadonlySet<PathKind> = new Set(['app', 'teams', 'teamsSignIn', 'embedPage']);

function readPage(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
