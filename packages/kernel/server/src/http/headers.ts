import { hubPath } from '@pausenplatz/kernel-contract';

/** What a path is, as far as its headers go. */
export type PathKind =
  | 'app'
  | 'teams'
  | 'teamsSignIn'
  | 'embedPage'
  | 'embedScript'
  | 'api'
  | 'hub'
  | 'asset'
  | 'wasmWorker'
  | 'file'
  | 'sharedFile';

const teamsHosts = ['https://teams.microsoft.com', 'https://*.teams.microsoft.com', 'https://*.cloud.microsoft'];

// Griffel's style elements stay empty (rules enter by CSSOM), so the hash of the empty string is all it needs.
const griffelStyles = "'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** What a path is that the kernel serves itself; whatever else there is may be a screen, which `screenKind` tells apart. */
export function kindOf(path: string, screenKind: (path: string) => PathKind): PathKind {
  if (path.startsWith('/api/') || path === '/api') return 'api';
  if (path === hubPath || path.startsWith(`${hubPath}/`)) return 'hub';
  if (path.startsWith('/assets/')) return wasmWorker.test(path) ? 'wasmWorker' : 'asset';
  if (path.startsWith('/files/') || path.startsWith('/blob/')) return 'file';
  if (path.startsWith('/embed/files/')) return 'sharedFile';
  if (path.startsWith('/embed/')) return 'embedScript';
  return screenKind(path);
}

/** A script of our build that is a worker and compiles WebAssembly (`*.wasm-worker.ts`). */
const wasmWorker = /^\/assets\/[\w.]+\.wasm-worker-[\w-]+\.js$/;

const neverListed: ReadonlySet<PathKind> = new Set(['api', 'hub', 'file', 'sharedFile']);

/** Whoever was given the secret or the seal of an address shows it to whom they want; search engines are not among them. */
export function isBySecret(url: string): boolean {
  const given = new URLSearchParams(url.split('?')[1] ?? '');
  return given.has('link') || given.has('s');
}

export interface HeaderSettings {
  /** Origins that browsers upload to directly, if any. */
  readonly uploadOrigin: string | null;
  /** Origins that screens of a kind may talk to besides our own. */
  readonly connects: readonly Readonly<Partial<Record<PathKind, readonly string[]>>>[];
  readonly isHttps: boolean;
}

/** All security headers of an answer; `frameOrigins` is who may frame this very path. */
export function securityHeaders(kind: PathKind, settings: HeaderSettings, frameOrigins: readonly string[] = []): Record<string, string> {
  const headers: Record<string, string> = {
    'content-security-policy': policyFor(kind, settings, frameOrigins),
    'x-content-type-options': 'nosniff',
    'referrer-policy': kind === 'embedPage' ? 'strict-origin' : 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': kind === 'embedScript' || kind === 'sharedFile' ? 'cross-origin' : 'same-origin',
    'permissions-policy': 'geolocation=(), payment=(), usb=(), camera=(self), microphone=(self)',
  };
  if (neverListed.has(kind)) headers['x-robots-tag'] = 'noindex';
  // Popups of the Teams sign-in need their opener.
  if (kind === 'app') headers['cross-origin-opener-policy'] = 'same-origin';
  if (settings.isHttps) headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains';
  return headers;
}

function policyFor(kind: PathKind, settings: HeaderSettings, frameOrigins: readonly string[]): string {
  switch (kind) {
    case 'api':
    case 'hub':
      return "default-src 'none'; frame-ancestors 'none'";
    case 'file':
    case 'sharedFile':
      // Uploads must never run as our own pages, whatever they contain (trust: H7).
      return "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'none'; sandbox; frame-ancestors 'none'";
    case 'asset':
    case 'embedScript':
      return "default-src 'none'; frame-ancestors 'none'";
    case 'wasmWorker':
      // The right to compile belongs to this one file; it loads and sends nothing.
      return "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'";
    case 'embedPage':
      return joined({
        ...common(settings),
        'connect-src': connections(kind, settings),
        'frame-ancestors': ["'self'", ...frameOrigins].join(' '),
        'require-trusted-types-for': "'script'",
      });
    case 'teams':
    case 'teamsSignIn':
      return joined({
        ...common(settings),
        // teams-js would ask Microsoft's servers for its list of hosts; it uses the one it carries where that is not allowed.
        'connect-src': connections(kind, settings),
        'frame-ancestors': kind === 'teams' ? teamsHosts.join(' ') : ["'self'", ...teamsHosts].join(' '),
      });
    case 'app':
      return joined({ ...common(settings), 'connect-src': connections(kind, settings), 'frame-ancestors': "'self'" });
  }
}

/** Whom scripts of such a screen may talk to; nobody uploads in a frame. */
const connections = (kind: PathKind, settings: HeaderSettings): string =>
  ["'self'", ...settings.connects.flatMap((of) => of[kind] ?? []), ...(kind === 'embedPage' ? [] : uploads(settings))].join(' ');

const uploads = (settings: HeaderSettings): string[] => (settings.uploadOrigin ? [settings.uploadOrigin] : []);

function common(settings: HeaderSettings): Record<string, string> {
  return {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': griffelStyles,
    'img-src': ["'self'", 'data:', 'blob:', ...uploads(settings)].join(' '),
    'media-src': "'self' blob:",
    'font-src': "'self'",
    // Teachers place other websites on their pages; those load after a click, in a sandboxed frame.
    'frame-src': "'self' https:",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'object-src': "'none'",
  };
}

function joined(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
