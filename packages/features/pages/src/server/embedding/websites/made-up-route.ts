import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { examplePath } from '../../../contract/gallery.ts';
import { exampleWebsite, readWanted } from './example-website.ts';

/**
 * `/einbetten/beispiel`: a made-up school website for the gallery, under the policy that such a website usually has. Only we frame it, and
 * nothing of it comes from anybody but us.
 */
export function registerExampleRoute(app: FastifyInstance): void {
  app.get(examplePath, (request, reply) => {
    const nonce = randomBytes(18).toString('base64url');
    const asked = new URL(request.url, 'http://own.invalid').searchParams;
    const { html, policy } = exampleWebsite(readWanted(asked), '', nonce);
    void reply
      .header('content-security-policy', `${policy}; frame-ancestors 'self'`)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex');
    return reply.type('text/html; charset=utf-8').send(html);
  });
}
