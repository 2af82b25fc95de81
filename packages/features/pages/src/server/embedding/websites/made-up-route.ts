import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { examplePath } from '../../../contract/gallery.ts';
import { exampleWebsite, readWanted } from './example-website.ts';

/**
 * `/einbetten/beispiel`: a made-up school website for the gallery, under the policy that a careful website has. Only we frame it, and
 * nothing of it comes from anybody but us.
 */
export function registerExampleRoute(app: FastifyInstance): void {
  app.get(examplePath, (request, reply) => {
    const nonce = randomBytes(18).toString('base64url');
    const policy = [
      "default-src 'none'",
      "script-src 'self'",
      "frame-src 'self'",
      // What stands there without a frame asks by itself.
      "connect-src 'self'",
      "img-src 'self'",
      "media-src 'self'",
      `style-src 'nonce-${nonce}'`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; ');
    void reply.header('content-security-policy', policy).header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    return reply
      .type('text/html; charset=utf-8')
      .send(exampleWebsite(readWanted(new URL(request.url, 'http://own.invalid').searchParams), nonce));
  });
}
