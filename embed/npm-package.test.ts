import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sdkVersion } from './bundle.ts';
import { buildPackage } from './npm-package.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const website = mkdtempSync(join(tmpdir(), 'website-'));
const folder = join(website, 'node_modules/@pausenplatz/embed');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

// However busy the machine is: a compiler ends, or says why not.
beforeAll(async () => {
  await buildPackage(folder);
  mkdirSync(join(website, 'node_modules/@types'), { recursive: true });
  for (const name of ['react', '@types/react', 'csstype'])
    if (existsSync(join(root, 'node_modules', name))) symlinkSync(join(root, 'node_modules', name), join(website, 'node_modules', name));
}, 0);
afterAll(() => rmSync(website, { recursive: true, force: true }));

describe('the package for bundlers', () => {
  it('has what its manifest names, under the version of the script, and asks for nothing but React', () => {
    const manifest = JSON.parse(read('package.json'));
    expect(manifest.version).toBe(sdkVersion);
    const named = Object.values(manifest.exports).flatMap((one) => Object.values(one as object));
    expect(named).toHaveLength(4);
    expect(named.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
    for (const file of ['index.js', 'react.js']) {
      const from = [...read(file).matchAll(/from\s*"([^"]+)"/g)].map((found) => found[1]);
      expect(from.filter((name) => name !== 'react' && name !== 'react/jsx-runtime')).toEqual([]);
      expect(gzipSync(read(file)).length).toBeLessThanOrEqual(6 * 1024);
    }
  });

  it('is understood by TypeScript as websites write it, and refuses what is wrong', { timeout: 0 }, () => {
    copyFileSync(join(root, 'embed/npm/fixture/website.txt'), join(website, 'website.tsx'));
    const compilerOptions = {
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      lib: ['es2022', 'dom', 'dom.iterable'],
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      types: [],
    };
    writeFileSync(join(website, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['website.tsx'] }));
    const compiled = () =>
      execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', website], { encoding: 'utf8' });
    expect(compiled()).toBe('');
    writeFileSync(
      join(website, 'website.tsx'),
      "import { Seite } from '@pausenplatz/embed/react';\nexport const wrong = <Seite page={7} />;\n",
    );
    expect(compiled).toThrow();
  });

  it('can be loaded where there is no browser, as servers do that draw websites', async () => {
    const { define } = (await import(pathToFileURL(join(folder, 'index.js')).href)) as { define: (origin: string) => void };
    expect(() => define('https://pausenplatz.example')).not.toThrow();
  });
});
