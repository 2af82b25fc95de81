import { lookup as resolveName } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Agent, request } from 'undici';
import { isInsideAddress, isPublicAddress } from './public-address.ts';

/** Why another server was not asked, or did not answer usefully. */
export type FetchRefusedReason = 'address' | 'unknownName' | 'timeOut' | 'tooLarge' | 'tooManyRedirects' | 'unreachable';

export class FetchRefused extends Error {
  readonly reason: FetchRefusedReason;

  constructor(reason: FetchRefusedReason, cause?: unknown) {
    super(reason, cause === undefined ? {} : { cause });
    this.name = 'FetchRefused';
    this.reason = reason;
  }
}

interface FetchedAnswer {
  readonly status: number;
  /** Where the redirects ended. */
  readonly url: string;
  readonly contentType: string;
  readonly body: Buffer;
  /** Its Content-Security-Policy; '' without one. */
  readonly policy: string;
  /** Its X-Frame-Options, where it has some. */
  readonly frameOptions?: string;
}

interface FetchRequest {
  readonly method?: 'GET' | 'HEAD' | 'POST';
  /** Of a POST, which follows no redirect: nobody else gets what was sent. */
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes of the body at most; 5 MB unless said. With 0 the body is not read at all. */
  readonly maxBytes?: number;
  /** What is longer is cut there instead of refused: enough where only its beginning matters. */
  readonly isCut?: boolean;
  /** For the whole way with all redirects; 10 s unless said. */
  readonly timeoutMs?: number;
  /** The only names that may be asked, also after redirects; any public one unless said. */
  readonly hosts?: readonly string[];
  /** Origins that the operator vouches for: these alone may lie inside of our network, and have any port. */
  readonly vouchedFor?: readonly string[];
}

/** The one way to other servers, safe from forged requests (SSRF): no address inside of our network, few redirects, bounded time and size (trust, T15). Throws FetchRefused. */
export type SafeFetch = (url: string, options?: FetchRequest) => Promise<FetchedAnswer>;

interface FetchPolicy {
  readonly isAllowed: (address: string) => boolean;
  readonly ports: ReadonlySet<string> | null;
  readonly resolve: (name: string) => Promise<readonly string[]>;
  /** How long a connection may take to come about; 5 s unless said. */
  readonly connectMs?: number;
}

const publicOnly: FetchPolicy = {
  isAllowed: isPublicAddress,
  // An empty port is the protocol's own.
  ports: new Set(['', '80', '443']),
  resolve: async (name) => (await resolveName(name, { all: true })).map(({ address }) => address),
};

const redirectsAtMost = 5;

export function createSafeFetch(policy: FetchPolicy = publicOnly): SafeFetch {
  return async (url, options = {}) => {
    const signal = AbortSignal.timeout(options.timeoutMs ?? 10_000);
    try {
      return await follow(policy, url, options, signal);
    } catch (error) {
      if (error instanceof FetchRefused) throw error;
      throw new FetchRefused(signal.aborted ? 'timeOut' : 'unreachable', error);
    }
  };
}

async function follow(policy: FetchPolicy, start: string, options: FetchRequest, signal: AbortSignal): Promise<FetchedAnswer> {
  let url = start;
  for (let hops = 0; hops <= redirectsAtMost; hops += 1) {
    const answer = await ask(policy, checkedUrl(policy, url, options), options, signal);
    if (answer.location === null) return answer;
    if (options.method === 'POST') throw new FetchRefused('address');
    url = URL.canParse(answer.location, url) ? new URL(answer.location, url).href : 'refused:';
  }
  throw new FetchRefused('tooManyRedirects');
}

function checkedUrl(policy: FetchPolicy, text: string, { hosts, vouchedFor = [] }: FetchRequest): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.username === '' && url.password === '';
  if (!isPlain || (policy.ports && !policy.ports.has(url.port) && !vouchedFor.includes(url.origin))) throw new FetchRefused('address');
  if (hosts && !hosts.includes(url.hostname)) throw new FetchRefused('address');
  return url;
}

async function ask(
  policy: FetchPolicy,
  url: URL,
  options: FetchRequest,
  signal: AbortSignal,
): Promise<FetchedAnswer & { readonly location: string | null }> {
  const isVouchedFor = options.vouchedFor?.includes(url.origin) ?? false;
  const address = await checkedAddress(policy, url.hostname, (one) => policy.isAllowed(one) || (isVouchedFor && isInsideAddress(one)));
  // The connection goes to the checked address; a second look at the name could answer another one.
  const agent = new Agent({
    connect: { lookup: (_name, _options, done) => done(null, [{ address, family: isIP(address) }]), timeout: policy.connectMs ?? 5_000 },
    headersTimeout: 10_000,
    bodyTimeout: 10_000,
  });
  try {
    const { statusCode, headers, body } = await request(url, {
      method: options.method ?? 'GET',
      ...(options.body !== undefined && { body: options.body }),
      headers: { 'accept-encoding': 'identity', ...options.headers },
      dispatcher: agent,
      signal,
    });
    const isRedirect = statusCode >= 300 && statusCode < 400 && typeof headers['location'] === 'string';
    const bytes = isRedirect ? Buffer.alloc(0) : await readBody(body, options);
    return {
      status: statusCode,
      url: url.href,
      contentType: String(headers['content-type'] ?? ''),
      body: bytes,
      policy: String(headers['content-security-policy'] ?? ''),
      frameOptions: String(headers['x-frame-options'] ?? ''),
      location: isRedirect ? String(headers['location']) : null,
    };
  } finally {
    await agent.destroy();
  }
}

async function checkedAddress(
  policy: Pick<FetchPolicy, 'resolve'>,
  hostname: string,
  isAllowed: (address: string) => boolean,
): Promise<string> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(literal) > 0 ? [literal] : await policy.resolve(hostname).catch(nobodyOfThisName);
  const first = addresses[0];
  if (first === undefined) throw new FetchRefused('unknownName');
  // One inside address among several is enough to refuse: the name is playing tricks.
  if (!addresses.every((address) => isAllowed(address))) throw new FetchRefused('address');
  return first;
}

/** Only a name server that answers says that a name is unknown; one that is silent says nothing about the name. */
function nobodyOfThisName(error: unknown): readonly string[] {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
  throw new FetchRefused('unreachable', error);
}

async function readBody(
  body: AsyncIterable<Buffer> & { destroy(): unknown; on(event: 'error', listener: () => void): unknown },
  { maxBytes = 5_000_000, isCut = false }: FetchRequest,
): Promise<Buffer> {
  if (maxBytes === 0) {
    // A body that is thrown away says so as an error, which would end the process if nobody listened.
    body.on('error', () => undefined);
    body.destroy();
    return Buffer.alloc(0);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes && !isCut) throw new FetchRefused('tooLarge');
    chunks.push(chunk);
    if (size > maxBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}
