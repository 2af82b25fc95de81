import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../source/walk-files.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const scripts: Readonly<Record<string, string>> = JSON.parse(read('package.json')).scripts;

/** It mends the file by which the launcher installs. */
const withoutInstalling = new Set(['lock']);

/** These run on the oldest Node that may be installed (docs/decisions/0002). */
const onAnyNode = ['packages/house/run/launch.mjs', 'packages/house/run/lib/project.mjs', 'packages/house/run/lock.mjs'];

/** What Node 22 brought: the list need not be whole, since these files are short and hardly ever change. */
const newer =
  /\b(groupBy|globSync|withResolvers|fromAsync|isSubsetOf|isDisjointFrom|Promise\.try|RegExp\.escape)\b|\.(union|intersection|difference)\(/;

describe('the commands of package.json', () => {
  const launched = Object.entries(scripts).filter(([name]) => !withoutInstalling.has(name));

  it('are all seen', () => expect(launched.length).toBeGreaterThan(12));

  it.each(launched)('npm run %s goes by the launcher, so that it may use what the Node of the project brings', (_name, command) => {
    const [, script = ''] = /^node packages\/house\/run\/launch\.mjs ([a-z-]+)$/.exec(command) ?? [];
    expect(read(`packages/house/run/${script}.mjs`)).not.toBe('');
  });

  it.each(onAnyNode)('%s runs on any Node', (path) => {
    const source = read(path);
    expect(source).not.toMatch(newer);
    for (const [, imported] of source.matchAll(/from '([^']+)'/g)) expect(imported).toMatch(/^node:|^\.\/lib\/project\.mjs$/);
  });
});
