import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, fail, modernNode, root, run, say } from './project.mjs';

const stamp = join(root, 'dist', 'build-hash');
const places = ['apps/web', 'teams', 'embed', 'packages/kernel', 'packages/features'];
const left = new Set(['node_modules', 'dist', 'server', 'testing', 'test', 'lab', 'journeys']);

/** Builds the browser hosts when their sources changed since the last build. */
export async function ensureBuilt() {
  const hash = sourceHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash && existsSync(join(root, 'dist', 'browser'))) return;
  say('Die Oberfläche wird gebaut …');
  const vite = await run(bin('vite'), ['build', '--config', 'apps/web/vite.config.ts', '--logLevel', 'warn']);
  if (vite !== 0) fail('Die Oberfläche liess sich nicht bauen (siehe oben).');
  if ((await run(modernNode(), ['apps/web/build/take-over.ts'])) !== 0)
    fail('Das Skript gezeichneter Seiten liess sich nicht bauen (siehe oben).');
  const drawn = await run(bin('vite'), ['build', '--config', 'apps/web/build/ssr.config.ts', '--logLevel', 'warn']);
  if (drawn !== 0) fail('Was Seiten auf dem Server zeichnet, liess sich nicht bauen (siehe oben).');
  if ((await run(modernNode(), ['apps/web/build/list-scripts.ts'])) !== 0)
    fail('Die Skripte der Bildschirme liessen sich nicht aufzählen (siehe oben).');
  const sdk = existsSync(join(root, 'embed', 'build.ts')) ? await run(modernNode(), ['embed/build.ts']) : 0;
  if (sdk !== 0) fail('Das Einbettungs-Skript liess sich nicht bauen (siehe oben).');
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stamp, hash);
}

function sourceHash() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const path of places.flatMap((place) => filesBelow(join(root, place))))
    hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest('hex');
}

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !left.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]));
}
