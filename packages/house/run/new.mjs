// `npm run new feature <name> ["Titel"]`: a feature with its contract, rules, server and screens, mounted in its hosts.
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bin, fail, root, run, say } from './lib/project.mjs';

const templates = fileURLToPath(new URL('templates/feature', import.meta.url));

/** The spellings of a kebab-case name that code needs. */
function spellings(kebab) {
  const words = kebab.split('-');
  const pascal = words.map((word) => word[0].toUpperCase() + word.slice(1)).join('');
  return {
    kebab,
    pascal,
    camel: pascal[0].toLowerCase() + pascal.slice(1),
    snake: words.join('_'),
    constant: words.join('_').toUpperCase(),
  };
}

/** Versions are those that the other features have, exactly. */
function dependencies(folder) {
  const read = (path) => JSON.parse(readFileSync(join(folder, path), 'utf8')).dependencies;
  const known = Object.assign({}, ...globSync('packages/features/*/package.json', { cwd: folder }).map(read));
  const wanted = [
    '@fluentui/react-components',
    '@fluentui/react-icons',
    '@pausenplatz/account',
    '@pausenplatz/kernel-browser',
    '@pausenplatz/kernel-contract',
    '@pausenplatz/kernel-host',
    '@pausenplatz/kernel-server',
    '@pausenplatz/kernel-ui',
    '@pausenplatz/schools',
    '@tanstack/react-query',
    'kysely',
    'react',
    'zod',
  ];
  return Object.fromEntries(wanted.map((name) => [name, known[name] ?? fail(`Keine Version für ${name} gefunden.`)]));
}

function templatePaths(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? templatePaths(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

/** Changes a file by pairs of what stands there and what shall stand there; stops when something is not found. */
function change(path, ...pairs) {
  let text = readFileSync(path, 'utf8');
  for (const [before, after] of pairs) {
    if (!before.test(text)) fail(`${path} sieht anders aus als erwartet; bitte von Hand eintragen (gesucht: ${before}).`);
    text = text.replace(before, after);
  }
  writeFileSync(path, text);
}

/** Adds an import below the others, and a line at the end of a list. */
function addToList(path, statement, list, item) {
  change(
    path,
    [/(\nimport [^\n]*\n)(?!import)/, `$1${statement}\n`],
    [new RegExp(`(${list}[^;]*?),?\\s*([\\]}]);`), `$1,\n  ${item},\n$2;`],
  );
}

function addDependency(path, name) {
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const all = { ...manifest.dependencies, [name]: '0.0.0' };
  manifest.dependencies = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The one line in each host, and the feature's words in the glossary. */
const lists = ({ kebab, camel }) => [
  {
    path: 'apps/server/src/features.ts',
    statement: `import { ${camel}Server } from '@pausenplatz/${kebab}/server';`,
    list: 'const product: readonly ServerFeature\\[\\] = \\[',
    item: `${camel}Server`,
  },
  {
    path: 'apps/server/testing/features.ts',
    statement: `import { ${camel}Testing } from '@pausenplatz/${kebab}/testing';`,
    list: 'testedFeatures: readonly FeatureTesting\\[\\] = \\[',
    item: `${camel}Testing`,
  },
  {
    path: 'apps/web/src/features.ts',
    statement: `import { ${camel}Ui } from '@pausenplatz/${kebab}/ui';`,
    list: 'const features: readonly UiFeature\\[\\] = \\[',
    item: `${camel}Ui`,
  },
  {
    path: 'apps/e2e/screenshots/scenes.ts',
    statement: `import { ${camel}Scenes } from '@pausenplatz/${kebab}/journeys/scenes';`,
    list: 'scenesByFeature: [^=]*= \\{',
    item: kebab === camel ? `${camel}: ${camel}Scenes` : `'${kebab}': ${camel}Scenes`,
  },
];

function register(folder, words, title) {
  for (const { path, statement, list, item } of lists(words)) addToList(join(folder, path), statement, list, item);
  for (const host of ['apps/server', 'apps/web', 'apps/e2e'])
    addDependency(join(folder, host, 'package.json'), `@pausenplatz/${words.kebab}`);
  const rows = `### ${title} (\`${words.kebab}\`)\n\n| Deutsch | Code | Meaning |\n|---|---|---|\n| Eintrag | entry, \`${words.snake}_entry\` | of a class |\n\n`;
  change(join(folder, 'docs/glossary.md'), [/(\n## To come\n)/, `\n${rows.trimEnd()}\n$1`]);
}

/** What stands outside of the feature's folder and changed with it. */
export const touchedBy = (name) => [...lists(spellings(name)).map(({ path }) => path), 'docs/glossary.md'];

/** Writes the feature below `folder`, which is the project or a copy of it; answers the paths of its files. */
export function makeFeature(folder, name, title, day) {
  const words = spellings(name);
  const values = {
    ...words,
    day,
    title: title ?? words.pascal,
    dependencies: JSON.stringify(dependencies(folder), null, 2).replaceAll('\n', '\n  '),
  };
  const fill = (text) => text.replaceAll(/\{\{(\w+)\}\}/g, (_all, key) => values[key] ?? fail(`Unbekannter Platzhalter ${key}`));
  const made = templatePaths(templates).map((template) => {
    const path = join('packages/features', name, fill(template.slice(templates.length + 1)).replace(/\.tpl$/, ''));
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), fill(readFileSync(template, 'utf8')));
    return path;
  });
  register(folder, words, values.title);
  return made;
}

/** The day of the new migration: never before the newest there is, on whose tables and functions it may stand. */
function migrationDay(folder) {
  const names = readdirSync(join(folder, 'packages/features'), { recursive: true, encoding: 'utf8' });
  const days = names.flatMap((path) => /[\\/]migrations[\\/](\d{4}-\d{2}-\d{2})-/.exec(path)?.[1] ?? []);
  return [...days, new Date().toISOString().slice(0, 10)].toSorted().at(-1);
}

async function main([kind, name, title]) {
  if (kind !== 'feature' || !/^[a-z]+(-[a-z]+)*$/.test(name ?? '')) fail('So geht es: npm run new feature <name-in-kebab-case> ["Titel"]');
  if (/['`\\\n]|\$\{/.test(title ?? '')) fail('Der Titel darf keine Anführungszeichen und keine Rückstriche enthalten.');
  if (existsSync(join(root, 'packages/features', name))) fail(`packages/features/${name} gibt es schon.`);
  const made = makeFeature(root, name, title, migrationDay(root));
  const changed = touchedBy(name);
  await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
  await run(bin('oxfmt'), [`packages/features/${name}`, ...changed]);
  for (const path of [...made, ...changed]) say(`  ${path}`);
  say(
    `\n${made.length} Dateien sind da und eingetragen: \`npm test -- ${name}\` ist grün. Tabelle, Aufrufe und Texte sind Beispiele: weiter in contract/entries.ts.`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
