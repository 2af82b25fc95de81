import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type DrawnPage, type InsideAnswer, lookCookie, lookHeader, type PageDrawer, tooHeavyToDraw } from '@pausenplatz/kernel-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, anonymous } from '../actor.ts';
import type { Handler } from '../calls/feature.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { actorOf, actorOfToken, refreshCookie } from './authenticate.ts';
import { answerInside } from './call-routes.ts';
import type { PathKind } from './headers.ts';
import { weightOf } from './weight-of.ts';

/** What drawing pages needs of the server. */
export interface DrawingSettings {
  readonly services: Services;
  readonly handlers: ReadonlyMap<string, Handler>;
}

interface Drawing extends DrawingSettings {
  readonly drawer: () => Promise<PageDrawer>;
  readonly template: string;
  readonly kind: PathKind;
  /** Path and query of the page. */
  readonly address: string;
  /** Who has just been let in by this very request, if anybody. */
  readonly entered?: Entered;
}

/** What a call answered that lets people in. */
export interface Entered {
  readonly token: string;
}

interface Asker {
  readonly who: 'visitor' | 'person' | 'unknown';
  readonly actor: Actor;
}

const compress = promisify(brotliCompress);

/** Of all answers that one page is drawn of; drawing more would hold everybody else up, and the browser of one person has the time. */
const drawnBytes = 512 * 1024;

/** Sends the page as its host draws it; false where that is left to the browser, or fails. */
export async function sendDrawn(drawing: Drawing, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const nonce = randomBytes(18).toString('base64url');
  const page = await draw(drawing, request, reply, nonce).catch((error: unknown) =>
    drawing.services.log.warn({ err: error, kind: drawing.kind, requestId: request.id }, 'a page could not be drawn'),
  );
  if (!page) return false;
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  void reply
    .status(page.status ?? 200)
    .header('content-security-policy', policy.replace('style-src ', `style-src 'nonce-${nonce}' `))
    .header('cache-control', cachingOf(page))
    .header('vary', 'cookie, accept-encoding')
    .type('text/html; charset=utf-8');
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) await reply.send(page.html);
  else await reply.header('content-encoding', 'br').send(await compress(page.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  return true;
}

function cachingOf({ isPersonal, keptSeconds }: DrawnPage): string {
  if (isPersonal) return 'no-store';
  return keptSeconds === undefined ? 'no-cache' : `private, max-age=${keptSeconds}`;
}

/** Pages that were too much to draw, and until when nobody tries again: reading them only to find that out costs the most of it. */
const heavyUntil = new Map<string, number>();
const heavyForMs = 60_000;
const heavyAtMost = 1_000;

function noteHeavy(page: string, now: number): void {
  const [oldest] = heavyUntil.keys();
  if (heavyUntil.size >= heavyAtMost && oldest !== undefined) heavyUntil.delete(oldest);
  heavyUntil.set(page, now + heavyForMs);
}

async function draw(drawing: Drawing, request: FastifyRequest, reply: FastifyReply, nonce: string): Promise<DrawnPage | null> {
  const { services, template, kind } = drawing;
  const { entered = null } = drawing;
  const [drawer, { who, actor }] = await Promise.all([drawing.drawer(), askerOf(services, kind, request, entered)]);
  const now = services.clock.now().getTime();
  // What is much for one person need not be for another.
  const page = `${kind} ${drawing.address} ${actor.kind === 'user' ? actor.userId : ''}`;
  if ((heavyUntil.get(page) ?? 0) > now) return null;
  const [path = '/', search = ''] = drawing.address.split(/(?=\?)/);
  let left = drawnBytes;
  const ask = async (callId: string, input: unknown): Promise<InsideAnswer> => {
    const answer = await answerOf(drawing, { request, reply, actor }, callId, input);
    if (!answer.isAnswered) return answer;
    left -= weightOf(answer.output, drawnBytes);
    if (left >= 0) return answer;
    noteHeavy(page, now);
    return { isAnswered: false, status: tooHeavyToDraw };
  };
  return drawer.draw({
    path: decoded(path),
    search,
    origin: services.origin(),
    who,
    look: lookOf(kind, request),
    nonce,
    template,
    entered,
    ask,
  });
}

function lookOf(kind: PathKind, { cookies, headers }: FastifyRequest): string | null {
  if (kind === 'app') return cookies[lookCookie] ?? null;
  const sent = headers[lookHeader];
  return kind === 'teams' && typeof sent === 'string' ? sent : null;
}

/**
 * A frame is nobody's, no cookie of the product counts there; in Teams it is who has just been let in. A living refresh cookie alone is
 * somebody, whom only their own browser can sign in again.
 */
async function askerOf(services: Services, kind: PathKind, request: FastifyRequest, entered: Entered | null): Promise<Asker> {
  if (entered) {
    const actor = await actorOfToken(services, entered.token);
    return { who: actor.kind === 'user' ? 'person' : 'unknown', actor };
  }
  if (kind !== 'app') return { who: 'visitor', actor: anonymous };
  const actor = await actorOf(services, request);
  if (actor.kind === 'user') return { who: 'person', actor };
  return { who: request.cookies[refreshCookie] === undefined ? 'visitor' : 'unknown', actor };
}

async function answerOf(
  { services, handlers }: DrawingSettings,
  asking: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly actor: Actor },
  callId: string,
  input: unknown,
): Promise<InsideAnswer> {
  const handler = handlers.get(callId);
  // Not asked of a drawing; that it is no page's own content, nobody shall take it for missing.
  if (!handler || handler.call.mutates) return { isAnswered: false, status: 405 };
  try {
    return { isAnswered: true, output: await answerInside({ services, handler, ...asking }, input) };
  } catch (error) {
    if (error instanceof Refusal) return { isAnswered: false, status: error.status };
    throw error;
  }
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
