import { fill, kernelRefusals } from '@pausenplatz/kernel-contract';
import type { FastifyReply } from 'fastify';

/** Frames on foreign websites ask the database who may frame them. A whole school opens its website behind one address. */
export const framedPerAddress = { name: 'framed-pages', points: 1_200, perSeconds: 60, perProcess: true } as const;

/** Told as a page: it stands in a frame, where nobody reads JSON. The website's own link to the page is beside it. */
export function answerTooMany(reply: FastifyReply, seconds: number): FastifyReply {
  const { title, body } = kernelRefusals.TOO_MANY_REQUESTS;
  const words = fill(body, { seconds });
  return reply
    .status(429)
    .header('retry-after', String(seconds))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="de-CH"><title>${title}</title><h1>${title}</h1><p>${words}</p></html>`);
}
