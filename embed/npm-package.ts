import { execFileSync } from 'node:child_process';
import { appendFileSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand } from '@pausenplatz/kernel-contract';
import { build } from 'esbuild';
import { sdkVersion } from './bundle.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const manifest = {
  name: '@pausenplatz/embed',
  version: sdkVersion,
  description: 'Seiten und Kalender von Pausenplatz auf der eigenen Website',
  license: 'UNLICENSED',
  type: 'module',
  sideEffects: false,
  exports: {
    '.': { types: './types/npm/index.d.ts', default: './index.js' },
    './react': { types: './types/npm/react.d.ts', default: './react.js' },
  },
  peerDependencies: { react: '>=18' },
  peerDependenciesMeta: { react: { optional: true } },
};

const elements = JSON.parse(readFileSync(at('npm/elements.json'), 'utf8')) as Readonly<Record<string, string>>;

/** What `document.createElement` and `addEventListener` know of the elements, for whoever imports the package. */
const elementTypes = `import type { ${[...new Set(Object.values(elements))].join(', ')}, WidgetEvents } from './npm/types.ts';

type Told<Prefix extends string> = { readonly [Name in keyof WidgetEvents as \`\${Prefix}:\${Name}\`]: CustomEvent<WidgetEvents[Name]> };

declare global {
  interface HTMLElementTagNameMap {
${Object.entries(elements)
  .map(([name, type]) => `    '${brand.slug}-${name}': ${type};`)
  .join('\n')}
  }
  interface HTMLElementEventMap extends Told<'${brand.slug}'> {}
}
`;

/** Writes the package for bundlers into a folder: two modules, their types, and what it is. */
export async function buildPackage(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: [at('npm/index.ts'), at('npm/react.tsx')],
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    jsx: 'automatic',
    external: ['react'],
  });
  const tsc = at('../node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', at('npm/tsconfig.json'), '--outDir', join(folder, 'types'), '--rootDir', at('.')], {
    stdio: 'inherit',
  });
  writeFileSync(join(folder, 'types/elements.d.ts'), elementTypes);
  appendFileSync(join(folder, 'types/npm/index.d.ts'), "import '../elements.d.ts';\n");
  copyFileSync(at('npm/README.md'), join(folder, 'README.md'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
