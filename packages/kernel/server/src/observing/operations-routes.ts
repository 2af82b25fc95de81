import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../refusal.ts';
import { asSystem } from '../security/wall.ts';
import type { Services } from '../services.ts';
import type { ProcessFacts } from './gauges.ts';
import type { Observer } from './observer.ts';
import { operatorFacts } from './operator-facts.ts';
import { operatorLinesStep } from './operator-lines.ts';
import { operatorPage, operatorStyles } from './operator-page.ts';
import { operationsTexts as texts } from './texts.ts';

interface OperationsSettings {
  readonly services: Services;
  readonly observer: Observer;
  readonly process: ProcessFacts;
  readonly problems: () => Promise<readonly string[]>;
  /** Brings the figures of this moment. */
  readonly collect: () => Promise<void>;
  /** Who names it may look; null: whoever reaches the port. */
  readonly token: string | null;
}

const policy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'";

/** `/metrics` for Prometheus and `/betrieb` for people. */
export function registerOperations(
  app: FastifyInstance,
  { services, observer, process, problems, collect, token }: OperationsSettings,
): void {
  const guarded = (answer: (reply: FastifyReply) => Promise<unknown>) => async (request: FastifyRequest, reply: FastifyReply) => {
    void reply.header('cache-control', 'no-store').header('content-security-policy', policy).header('x-robots-tag', 'noindex');
    if (token !== null && !isToken(request.headers.authorization, token))
      return reply
        .status(401)
        .header('www-authenticate', 'Basic realm="Pausenplatz Betrieb", charset="UTF-8"')
        .type('text/plain; charset=utf-8')
        .send(texts.unauthorized);
    return answer(reply);
  };
  app.get(
    '/metrics',
    guarded(async (reply) => {
      await collect();
      return reply.type(observer.registry.contentType).send(await observer.registry.metrics());
    }),
  );
  app.get(
    '/betrieb',
    guarded(async (reply) => {
      const facts = await asSystem(() => operatorFacts(services)).catch(() => null);
      const lines = services.steps.given(operatorLinesStep).map(({ step }) => step(services));
      const page = operatorPage({ facts, lines, process, config: services.config, problems: await problems(), now: services.clock.now() });
      return reply.type('text/html; charset=utf-8').send(page);
    }),
  );
  app.get('/betrieb.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(operatorStyles));
}

/** Where nobody may look, the addresses are not there: otherwise the product itself would answer, with its own page. */
export function hideOperations(app: FastifyInstance): void {
  for (const path of ['/metrics', '/betrieb', '/betrieb.css']) app.get(path, async () => refuse('NOT_FOUND'));
}

/** As a bearer, or as the password of Basic, which browsers ask for by themselves. */
function isToken(header: string | undefined, token: string): boolean {
  const [scheme = '', value = ''] = (header ?? '').split(' ');
  const given = /^basic$/i.test(scheme) ? Buffer.from(value, 'base64').toString('utf8').split(':').slice(1).join(':') : value;
  return timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
