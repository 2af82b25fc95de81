import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PageDrawer } from '@pausenplatz/kernel-contract';

const built = fileURLToPath(new URL('../../../dist/', import.meta.url));

type Manifest = Readonly<Record<string, { readonly file: string }>>;
type CreateDrawer = (files: {
  readonly read: (address: string) => string;
  readonly scriptsOf: (path: string, who: 'visitor' | 'member') => readonly string[];
  readonly takeOver: string;
}) => PageDrawer;

const kept = new Map<string, string>();

/** A built file by its address; it never changes while the server runs. */
function read(address: string): string {
  const text = kept.get(address) ?? readFileSync(`${built}browser${address}`, 'utf8');
  kept.set(address, text);
  return text;
}

/** Loads what draws the web host, when the first page is asked for. */
export function drawerOf(host: 'web' | 'embed', takeOver: string): () => Promise<PageDrawer> {
  let loading: Promise<PageDrawer> | null = null;
  return () => {
    loading ??= (async () => {
      const { createDrawer } = (await import(`${built}ssr/${host}.mjs`)) as { createDrawer: CreateDrawer };
      const manifest = JSON.parse(read('/.vite/manifest.json')) as Manifest;
      const script = manifest[takeOver];
      if (!script) throw new Error(`The build has no ${takeOver}`);
      return createDrawer({ read, scriptsOf: () => [], takeOver: `/${script.file}` });
    })();
    return loading;
  };
}
