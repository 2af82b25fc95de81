import type { EmbeddingFinding } from '../contract/embedding.ts';
import { attributeIn, tagsIn } from './tags-in.ts';

/** A website as it answered: its text, and the policies that it sent along. */
export interface SeenWebsite {
  readonly html: string;
  readonly policies: readonly string[];
}

interface Embedded {
  readonly pageUrl: string;
  /** Our own, from which script and frame come. */
  readonly origin: string;
}

/** Whether the code of a page stands in a website, and whether the website's policy lets it work. */
export function judgeWebsite({ html, policies }: SeenWebsite, embedded: Embedded): EmbeddingFinding[] {
  const code = codeIn(html, embedded);
  const inside = tagsIn(html, 'meta')
    .filter((meta) => attributeIn(meta, 'http-equiv').toLowerCase() === 'content-security-policy')
    .slice(0, policiesAtMost)
    .map((meta) => attributeIn(meta, 'content'));
  const needsScript = code !== 'frame';
  const all = [...policies, ...inside].flatMap((policy) => policy.split(','));
  const refused = all.map((policy) => policyAgainst(policy, embedded.origin, needsScript)).find((one) => one !== null);
  return [codeFinding(code), refused ?? 'POLICY_FINE'];
}

/** Browsers obey all that are there; nobody writes more than one or two. */
const policiesAtMost = 10;

type Code = 'widget' | 'frame' | 'element' | null;

function codeIn(html: string, { pageUrl, origin }: Embedded): Code {
  const page = escapedForPattern(pageUrl);
  const host = escapedForPattern(hostOf(origin));
  const has = (name: string, words: string) => {
    const pattern = new RegExp(words, 'i');
    return tagsIn(html, name).some((tag) => pattern.test(tag));
  };
  if (has('iframe', `//${host}/einbetten/seite/${page}[?"'#\\s]`)) return 'frame';
  if (!has('pausenplatz-seite', `page=["']?${page}["'\\s>]`)) return null;
  return has('script', `//${host}/embed/[\\w./-]{0,40}v1\\.m?js`) ? 'widget' : 'element';
}

const codeFinding = (code: Code): EmbeddingFinding =>
  code === null ? 'CODE_MISSING' : code === 'element' ? 'SCRIPT_MISSING' : 'CODE_FOUND';

function policyAgainst(policy: string, origin: string, needsScript: boolean): EmbeddingFinding | null {
  const directives = new Map(
    policy.split(';').map((one) => {
      const [name = '', ...sources] = one.trim().split(/\s+/);
      return [name.toLowerCase(), sources] as const;
    }),
  );
  const allows = (...names: string[]) => {
    const sources = names.map((name) => directives.get(name)).find((found) => found !== undefined);
    return sources === undefined || sources.some((source) => allowsOrigin(source, origin));
  };
  if (needsScript && !allows('script-src-elem', 'script-src', 'default-src')) return 'POLICY_SCRIPT';
  return allows('frame-src', 'child-src', 'default-src') ? null : 'POLICY_FRAME';
}

/** A nonce or a hash lets a script through wherever it is from; whether it stands at ours is the website's own affair. */
function allowsOrigin(source: string, origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  const named = source
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '');
  return (
    ['*', protocol, hostOf(origin)].includes(source === protocol ? source : named) ||
    (named.startsWith('*.') && hostname.endsWith(named.slice(1))) ||
    /^'(?:nonce-|sha\d{3}-|strict-dynamic)/.test(source)
  );
}

const hostOf = (origin: string): string => origin.replace(/^https?:\/\//, '');

const escapedForPattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
