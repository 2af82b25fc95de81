// `npm run production [-- <folder>] [--without-database]`: the folder that a server runs from, with nothing that only building or testing
// needs; as the image has it, whose database is another container, without PostgreSQL.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { closure, copyPackage, workspaceLinks } from './lib/production/packages.mjs';
import { trace } from './lib/production/trace.mjs';
import { ensureInstalled, fail, root, say } from './lib/project.mjs';

const isWithoutDatabase = process.argv.includes('--without-database');
const mostMegabytes = isWithoutDatabase ? 180 : 250;
/** Commands of an operator, by the name under which `npm run` knows them in the folder. */
const commands = { start: 'main', backup: 'backup', restore: 'restore', operator: 'operator' };

ensureInstalled();
// Tests take what is built; other work goes on beside them.
if (process.env.PAUSENPLATZ_BUILT !== 'true') await ensureBuilt();
const target = resolve(process.argv.slice(2).find((one) => !one.startsWith('--')) ?? join(root, 'dist', 'production'));
if (existsSync(target) && !existsSync(join(target, '.pausenplatz')))
  fail(`${target} gehört nicht diesem Befehl. Nimm einen Ordner, den es noch nicht gibt.`);
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
writeFileSync(join(target, '.pausenplatz'), '');

const entries = Object.values(commands).map((name) => `apps/server/src/${name}.ts`);
const { files, packages, onlyFiles } = await trace(entries);
for (const name of Object.keys(manifest('packages/kernel/server').optionalDependencies))
  if (!isWithoutDatabase && existsSync(join(root, 'node_modules', name))) packages.set(name, '.');
const folders = closure(packages);
for (const file of files) copy(file);
for (const folder of folders) copyPackage(folder, target, onlyFiles.get(folder.replace(/^node_modules\//, '')));
for (const { name, path } of workspaceLinks().filter((one) => files.some((file) => file.startsWith(`${one.path}/`)))) {
  copy(`${path}/package.json`);
  mkdirSync(join(target, 'node_modules', '@pausenplatz'), { recursive: true });
  symlinkSync(`../../${path}`, join(target, 'node_modules', '@pausenplatz', name));
}
for (const part of ['browser', 'ssr']) cpSync(join(root, 'dist', part), join(target, 'dist', part), { recursive: true });

const { flags, environment } = JSON.parse(readFileSync(join(root, 'apps/server/process.json'), 'utf8'));
const { name, version, license } = manifest('.');
const scripts = Object.fromEntries(
  Object.entries(commands).map(([command, file]) => [
    command,
    `node ${command === 'start' ? `${flags.join(' ')} ` : ''}apps/server/src/${file}.ts`,
  ]),
);
writeFileSync(
  join(target, 'package.json'),
  `${JSON.stringify({ name, version, license, private: true, type: 'module', engines: { node: '>=24' }, scripts }, null, 2)}\n`,
);
writeFileSync(join(target, 'process.json'), `${JSON.stringify({ flags, environment }, null, 2)}\n`);

const parts = [
  ['Pakete', 'node_modules'],
  ['Oberfläche', 'dist/browser'],
  ['was Seiten zeichnet', 'dist/ssr'],
  ['eigener Code', '{apps,packages}'],
];
for (const [label, part] of parts) say(`${label.padEnd(20)} ${megabytes(part).toFixed(0).padStart(5)} MB`);
const sum = megabytes('.');
say(
  `${'zusammen'.padEnd(20)} ${sum.toFixed(0).padStart(5)} MB (höchstens ${mostMegabytes})  ${folders.length} Pakete, ${files.length} eigene Dateien`,
);
say(target);
process.exitCode = sum > mostMegabytes ? 1 : 0;

function manifest(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

function copy(file) {
  mkdirSync(dirname(join(target, file)), { recursive: true });
  cpSync(join(root, file), join(target, file));
}

/** As a disk counts them: in blocks. */
function megabytes(pattern) {
  const blocks = globSync([`${pattern}/**`, pattern], { cwd: target, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).blocks ?? 0);
  return (blocks.reduce((total, one) => total + one, 0) * 512) / 1_048_576;
}
