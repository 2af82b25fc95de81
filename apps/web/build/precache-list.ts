import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Stands in the worker's source; the build puts the list there. */
const placeholder = '__PRECACHE__';

interface PrecacheSettings {
  /** Page whose first view must open without a network. */
  readonly entry: string;
  /** Modules loaded on demand that must be there without a network as well; each with what it imports. */
  readonly also: readonly string[];
  /** Name of the worker among the build's inputs. */
  readonly worker: string;
}

/** Writes into the service worker which files the first view of the web host needs, and a version made of them. */
export function precacheList({ entry, also, worker }: PrecacheSettings): Plugin {
  return {
    name: 'precache-list',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const wanted = [entry, ...also];
        const files = new Set<string>();
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const found = wanted.map((module) => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
          return chunk ?? this.error(`${module} is to be precached and is no chunk of its own.`);
        });
        const addWithImports = (fileName: string) => {
          const chunk = bundle[fileName];
          if (files.has(fileName) || chunk?.type !== 'chunk') return;
          files.add(fileName);
          for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
          for (const imported of chunk.imports) addWithImports(imported);
        };
        for (const { fileName } of found) addWithImports(fileName);
        for (const output of Object.values(bundle)) {
          // The house face alone: the reading-ease face and rare letters come when they are used.
          if (/figtree-latin-wght-normal.*\.woff2$/.test(output.fileName)) files.add(output.fileName);
        }
        const list = [...files].toSorted().map((file) => `/${file}`);
        const target = Object.values(bundle).find((output) => output.type === 'chunk' && output.name === worker);
        if (target?.type !== 'chunk' || !target.code.includes(placeholder)) this.error('The service worker has no place for its list.');
        const version = createHash('sha256').update(list.join()).digest('hex').slice(0, 12);
        target.code = target.code.replace(placeholder, () => JSON.stringify({ version, files: list }).replaceAll('"', '\\"'));
      },
    },
  };
}
