import { type SafeFetch, FetchRefused } from '@pausenplatz/kernel-server';
import type { LinkVerdict } from '../../contract/index.ts';
import { type LinkOutcome, linkVerdict } from '../../rules/index.ts';

export interface AskedLink {
  readonly verdict: LinkVerdict;
  /** The status, or the reason why there was none. */
  readonly said: string;
}

// Many sites send robots away and let browsers in; we ask as a browser does (R12).
const headers = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-language': 'de-CH,de;q=0.9,en;q=0.5',
};

/** Asks for one link: by HEAD, and by GET where that was not answered well. Never reaches an address inside of our network. */
export async function askForLink(safeFetch: SafeFetch, url: string): Promise<AskedLink> {
  const head = await outcomeOf(safeFetch, url, 'HEAD');
  const outcome =
    head.kind === 'status' && head.status < 300 ? head : head.kind === 'unknownName' ? head : await outcomeOf(safeFetch, url, 'GET');
  return { verdict: linkVerdict(outcome), said: outcome.kind === 'status' ? String(outcome.status) : outcome.said };
}

type Outcome =
  | { readonly kind: 'status'; readonly status: number }
  | (Exclude<LinkOutcome, { readonly kind: 'status' }> & { readonly said: string });

async function outcomeOf(safeFetch: SafeFetch, url: string, method: 'HEAD' | 'GET'): Promise<Outcome> {
  try {
    const { status } = await safeFetch(url, { method, headers, maxBytes: 0, timeoutMs: 8_000 });
    return { kind: 'status', status };
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    return { kind: error.reason === 'unknownName' ? 'unknownName' : 'noAnswer', said: error.reason };
  }
}
