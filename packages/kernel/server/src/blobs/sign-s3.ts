import { createHash, createHmac } from 'node:crypto';

export interface S3Keys {
  readonly id: string;
  readonly secret: string;
  readonly region: string;
}

interface S3Request {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** SHA-256 of the body in hex. */
  readonly bodySum: string;
  readonly at: Date;
}

export const sumOfNothing = createHash('sha256').digest('hex');

/**
 * The headers of a request with its signature, Version 4, in the header `authorization` (AWS, "Signature Calculations for the Authorization
 * Header"). All headers given are signed. It is everything that this needs of Amazon's client (decision 0282).
 */
export function signedHeaders({ method, url, headers, bodySum, at }: S3Request, { id, secret, region }: S3Keys): Record<string, string> {
  const moment = at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const scope = [moment.slice(0, 8), region, 's3', 'aws4_request'];
  const all: Record<string, string> = { ...headers, host: url.host, 'x-amz-content-sha256': bodySum, 'x-amz-date': moment };
  const names = Object.keys(all).toSorted();
  const signed = names.join(';');
  const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).toSorted();
  const path = decodeURIComponent(url.pathname).split('/').map(encoded).join('/');
  const canonical = [method, path, query.join('&'), ...names.map((name) => `${name}:${all[name]?.trim()}`), '', signed, bodySum].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', moment, scope.join('/'), createHash('sha256').update(canonical).digest('hex')].join('\n');
  const key = scope.reduce<Buffer>((before, part) => hmac(before, part), Buffer.from(`AWS4${secret}`));
  const signature = hmac(key, toSign).toString('hex');
  return { ...all, authorization: `AWS4-HMAC-SHA256 Credential=${id}/${scope.join('/')},SignedHeaders=${signed},Signature=${signature}` };
}

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Of RFC 3986 all that is not unreserved; encodeURIComponent leaves five signs. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
