import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PageDrawer } from '@pausenplatz/kernel-contract';

const built = fileURLToPath(new URL('../../../dist/', import.meta.url));

interface Scripts {
  readonly screens: Readonly<Record<string, Readonly<Record<'visitor' | 'member', readonly string[]>>>>;
  readonly slots: Readonly<Record<string, readonly string[]>>;
}
type CreateDrawer = (files: {
  readonly read: (address: string) => string;
  readonly scriptsOf: (path: string, who: 'visitor' | 'member') => readonly string[];
  readonly scriptsOfSlot: (name: string) => readonly string[];
  readonly takeOver: string;
  readonly countView: string;
}) => PageDrawer;

const kept = new Map<string, string>();

/** A built file by its address; it never changes while the server runs. */
function read(address: string): string {
  const text = kept.get(address) ?? readFileSync(`${built}browser${address}`, 'utf8');
  kept.set(address, text);
  return text;
}

/** Address of a built script whose name ends in its hash. */
function scriptNamed(name: string): string {
  const file = readdirSync(`${built}browser/assets/drawn`).find((one) => one.startsWith(`${name}-`) && one.endsWith('.js'));
  if (!file) throw new Error(`The build has no ${name}`);
  return `/assets/drawn/${file}`;
}

/** Loads what draws the pages of a host, when the first one is asked for. */
export function drawerOf(host: 'web' | 'embed' | 'teams'): () => Promise<PageDrawer> {
  let loading: Promise<PageDrawer> | null = null;
  return () => {
    loading ??= (async () => {
      const { createDrawer } = (await import(`${built}ssr/${host}.mjs`)) as { createDrawer: CreateDrawer };
      const scripts = JSON.parse(readFileSync(`${built}ssr/scripts.json`, 'utf8')) as Scripts;
      return createDrawer({
        read,
        scriptsOf: (path, who) => scripts.screens[path]?.[who] ?? [],
        scriptsOfSlot: (name) => scripts.slots[name] ?? [],
        takeOver: scriptNamed('take-over'),
        countView: scriptNamed('count-view'),
      });
    })().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
