import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { logActions } from '../../texts.log.ts';

const features = fileURLToPath(new URL('../../../..', import.meta.url));

/** The actions of the log that the features write for a school, as they stand in the code. */
function actionsForSchools(): string[] {
  const found: string[] = [];
  for (const feature of readdirSync(features)) {
    const folder = join(features, feature, 'src/server');
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts')))
      for (const [entry] of readFileSync(join(folder, file), 'utf8').matchAll(/audit\(\{[^;]*?\}\)/gs))
        if (!/scopeId: null/.test(entry)) found.push(...[...entry.matchAll(/'([a-zA-Z]+\.[a-zA-Z]+)'/g)].map(([, action = '']) => action));
  }
  return found;
}

it('says in German whatever the log of a school may tell', () => {
  const actions = actionsForSchools();
  expect(actions.length).toBeGreaterThan(25);
  expect(actions.filter((action) => logActions[action] === undefined)).toEqual([]);
});
