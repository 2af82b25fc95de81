// `npm run lock`, after a change of dependencies: completes package-lock.json with the packages of other platforms.
// npm leaves them out where the registry at hand does not serve them, and `npm ci` then refuses the whole file.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from './lib/project.mjs';

const systems = new Set(['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']);
const processors = {
  arm: 'arm',
  arm64: 'arm64',
  armhf: 'arm',
  ia32: 'ia32',
  loong64: 'loong64',
  mips64el: 'mips64el',
  ppc64: 'ppc64',
  ppc64le: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  wasm32: 'wasm32',
  x64: 'x64',
};

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const { packages } = lock;

/** Where Node would find `name` from the package at `from`, as a key of the lockfile. */
function resolve(from, name) {
  for (let at = from; ;) {
    const key = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (packages[key]) return key;
    if (at === '') return null;
    const up = at.lastIndexOf('/node_modules/');
    at = up >= 0 ? at.slice(0, up) : '';
  }
}

/** What the name of a platform package says about where it runs. */
function platformOf(name) {
  const words = name.split(/[-/.]/);
  const os = words
    .filter((word) => systems.has(word) || word === 'linuxmusl' || word === 'windows')
    .map((word) => ({ linuxmusl: 'linux', windows: 'win32' })[word] ?? word);
  const cpu = words.flatMap(
    (word) => processors[word] ?? (/^armv?\d?/.test(word) || word.startsWith('gnueabihf') || word.startsWith('musleabihf') ? ['arm'] : []),
  );
  const isMusl = words.some((word) => word.includes('musl'));
  const isGnu = words.some((word) => word.startsWith('gnu'));
  return {
    ...(cpu.length > 0 && { cpu: [...new Set(cpu)] }),
    ...(isMusl ? { libc: ['musl'] } : isGnu && { libc: ['glibc'] }),
    ...(os.length > 0 && { os: [...new Set(os)] }),
  };
}

let added = 0;
for (const [from, entry] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const found = resolve(from, name);
    const exact = /^\d/.test(version);
    if (found && (!exact || packages[found].version === version)) continue;
    const key = found && found === `node_modules/${name}` && from !== '' ? `${from}/node_modules/${name}` : `node_modules/${name}`;
    packages[key] = { version: version.replace(/^[\^~]/, ''), ...platformOf(name), ...(entry.dev && { dev: true }), optional: true };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
say(`${added} Pakete anderer Plattformen eingetragen.`);
