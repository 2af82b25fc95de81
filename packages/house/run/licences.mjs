// `npm run licences`: every package that is shipped, by licence, and a bill of materials (CycloneDX) in dist/sbom.json.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closure, workspaceLinks } from './lib/production/packages.mjs';
import { ensureInstalled, root, say } from './lib/project.mjs';

/** Licences that ask for nothing but their notice. Others need a decision note. */
const free = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'OFL-1.1',
  'Unlicense',
  'PostgreSQL',
  'Zlib',
]);
/** A library of its own that whoever runs the server may replace, as its licence asks; drawings whose makers are named where they are chosen. */
const considered = new Map([
  ['LGPL-3.0-or-later', /^@img\/sharp-/],
  ['CC-BY-4.0', /^@iconify-json\/fa7-/],
]);
/** What says it in a file, where its package.json says nothing or not which one. */
const inFile = new Map([
  ['png-js', 'MIT'],
  ['duck', 'BSD-2-Clause'],
]);

ensureInstalled();
const readManifest = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
const shipped = shippedFolders().map((folder) => {
  const { name, version, license } = readManifest(folder);
  return {
    name,
    version,
    licence: inFile.get(name) ?? (typeof license === 'object' ? license?.type : license) ?? 'nicht angegeben',
    integrity: lock[folder]?.integrity,
  };
});
const byLicence = Map.groupBy(shipped, ({ licence }) => licence);
for (const [licence, list] of [...byLicence].toSorted((one, other) => other[1].length - one[1].length)) {
  say(`\n${licence} (${list.length})`);
  for (const line of list.map(({ name, version }) => `  ${name} ${version}`).toSorted()) say(line);
}
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(join(root, 'dist', 'sbom.json'), `${JSON.stringify(bill(), null, 2)}\n`);
say(`\n${shipped.length} Pakete, Stückliste in dist/sbom.json`);
const unclear = shipped.filter((one) => !isFine(one));
for (const { name, version, licence } of unclear) say(`✗ ${name} ${version}: ${licence}`);
process.exitCode = unclear.length === 0 ? 0 : 1;

/** What stands behind the dependencies of all that runs: on the server, and bundled for browsers. */
function shippedFolders() {
  const runs = workspaceLinks().filter(({ path }) => path !== 'apps/e2e' && path !== 'packages/house');
  const folders = runs.flatMap(({ path }) => {
    const { dependencies = {}, optionalDependencies = {} } = readManifest(path);
    const names = Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !name.startsWith('@pausenplatz/'));
    const isHere = (name) => [root, join(root, path)].some((folder) => existsSync(join(folder, 'node_modules', name)));
    return names.filter(isHere).flatMap((name) => closure(new Map([[name, path]])));
  });
  return [...new Set(folders)];
}

function isFine({ name, licence }) {
  const choices = licence.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((id) => free.has(id) || considered.get(id)?.test(name)));
}

function bill() {
  const components = shipped.map(({ name, version, licence, integrity }) => ({
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: [/ (OR|AND) /.test(licence) ? { expression: licence } : { license: { id: licence } }],
    ...(integrity?.startsWith('sha512-') && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }],
    }),
  }));
  const { name, version } = readManifest('.');
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    components,
  };
}
