import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { blankPath, kernelRefusals, type PageDrawer } from '@pausenplatz/kernel-contract';
import { Refusal } from '../refusal.ts';
import { type DrawingSettings, sendDrawn } from './drawn-page.ts';
import type { PathKind } from './headers.ts';

/** Which HTML page answers which paths: the first prefix that fits. */
export interface SitePage {
  readonly prefix: string;
  readonly file: string;
  /** What its screens are, as far as their headers go. */
  readonly kind: PathKind;
  /** Draws them on the server too, where the host can. */
  readonly drawer?: () => Promise<PageDrawer>;
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
  drawing: DrawingSettings,
): void {
  const pages = (site?.pages ?? []).map((page) => ({ ...page, html: site ? readPage(join(site.folder, page.file)) : null }));
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && screenKinds.has(kind(path)) && !/\.[a-z0-9]{2,5}$/i.test(path);
    const page = isPage ? pages.find((one) => path.startsWith(one.prefix)) : undefined;
    if (!page?.html) throw new Refusal(kernelRefusals, 'NOT_FOUND');
    const { html: template, drawer } = page;
    const isDrawn = drawer && path !== blankPath && (await sendDrawn({ ...drawing, drawer, template, kind: kind(path) }, request, reply));
    if (isDrawn) return reply;
    return reply.status(200).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(template);
  };
  // The home page has a route of its own: the static files would take the root for a folder.
  app.get('/', answer);
  app.setNotFoundHandler(answer);
}

const screenKinds: ReadonlySet<PathKind> = new Set(['app', 'teams', 'teamsSignIn', 'embedPage']);

function readPage(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
