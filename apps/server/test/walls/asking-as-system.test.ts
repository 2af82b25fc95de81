import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { serverFeatures } from '../../src/features.ts';
import { callsAsSystem, filesAsSystem } from './as-system.data.ts';

const packages = fileURLToPath(new URL('../../../../packages', import.meta.url));

/** Source of the server halves that say `asSystem(`, with how often. */
function windows(): Readonly<Record<string, number>> {
  const files = readdirSync(packages, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /^(features|kernel)\/.*\/?server\/.*\.ts$|^kernel\/server\/src\/.*\.ts$/.test(path) && !/node_modules|\.test\.ts$/.test(path),
  );
  expect(files.length).toBeGreaterThan(200);
  const found = files.map((path) => {
    const text = readFileSync(`${packages}/${path}`, 'utf8');
    return [path, text.matchAll(/(?<!function )\basSystem\(/g).toArray().length] as const;
  });
  return Object.fromEntries(found.filter(([, count]) => count > 0));
}

describe('what asks as the server itself, past row-level security', () => {
  it('are these calls, in which who calls is only just being found out or somebody shows a secret', () => {
    const handlers = serverFeatures.flatMap((feature) => feature.handlers);
    expect(handlers.length).toBeGreaterThan(100);
    const found = handlers.filter((handler) => handler.asSystem).map((handler) => handler.call.id);
    expect(found.toSorted()).toEqual(Object.keys(callsAsSystem).toSorted());
  });

  it('are these places in the code, so many in each file', () => {
    const known = Object.fromEntries(Object.entries(filesAsSystem).map(([path, { count }]) => [path, count]));
    expect(windows()).toEqual(known);
  });
});
