import { describe, expect, it } from 'vitest';
import { asLines } from '../source/finding.ts';
import { parseModule } from '../source/parse-module.ts';
import { realModules } from '../source/real-tree.ts';
import { specifiedBlockTypes } from './block-types.data.ts';
import { specifiedCalls } from './calls.data.ts';
import { specifiedRoutes } from './routes.data.ts';
import { countPresent, declaredBlockTypes, declaredCalls, declaredRoutes, misspelled, withBraces } from './spelling.ts';

const sample = (text: string) => [parseModule({ path: 'packages/features/pages/src/contract/a.tsx', text })];

describe('a name of the specification that is spelled otherwise is found', () => {
  it.each([
    ["defineCall({ method: 'POST', path: 'passwordSafe/add' })", 1],
    ["defineCall({ method: 'POST', path: 'password-safe/add' })", 1],
    ["defineCall({ method: 'GET', path: 'vocabulary/create' })", 1],
    ["defineCall({ method: 'POST', path: 'passwordsafe/add' })", 0],
    ["defineCall({ method: 'GET', path: 'arbeitsplan/get/{address}' })", 0],
    ["defineCall({ method: 'POST', path: 'pages/create' })", 0],
  ])('in the call %s', (text, found) => {
    expect(misspelled(declaredCalls(sample(text)), specifiedCalls)).toHaveLength(found);
  });

  it.each([
    ["const a = { path: '/seiten/papier-kob', load: () => 1 };", 1],
    ["const a = <Route path='/initialPasswortAendern' />;", 1],
    ["const a = { path: '/seiten/papierkob', load: () => 1 };", 0],
    ["const a = { path: '/seite/:id', load: () => 1 };", 0],
  ])('in the address %s', (text, found) => {
    const names = declaredRoutes(sample(text)).map((one) => ({ ...one, name: withBraces(one.name) }));
    expect(names).toHaveLength(1);
    expect(misspelled(names, specifiedRoutes.web)).toHaveLength(found);
  });

  it.each([
    ["defineBlock({ type: 'Linklist' })", 1],
    ["defineBlock({ type: 'IFrame' })", 1],
    ["defineBlock({ type: 'iFrame' })", 0],
  ])('in the block %s', (text, found) => {
    expect(misspelled(declaredBlockTypes(sample(text)), specifiedBlockTypes)).toHaveLength(found);
  });
});

describe('the house spells as the specification does', () => {
  const modules = realModules().filter(({ path }) => !/\.test\.tsx?$|\/testing\//.test(path));

  it('in its calls', () => {
    const calls = declaredCalls(modules);
    expect(calls.length).toBeGreaterThanOrEqual(33);
    expect(calls.filter(({ name }) => name.includes('null'))).toEqual([]);
    expect(asLines(misspelled(calls, specifiedCalls))).toEqual([]);
    process.stdout.write(
      `calls: ${countPresent(calls, specifiedCalls)} of ${specifiedCalls.length} specified, ${calls.length} declared in all\n`,
    );
  });

  it('in its addresses', () => {
    const routes = declaredRoutes(modules).map((one) => ({ ...one, name: withBraces(one.name) }));
    const all = Object.values(specifiedRoutes).flat();
    expect(routes.length).toBeGreaterThanOrEqual(10);
    expect(asLines(misspelled(routes, all))).toEqual([]);
    for (const [host, list] of Object.entries(specifiedRoutes))
      process.stdout.write(`addresses of ${host}: ${countPresent(routes, list)} of ${list.length} specified\n`);
  });

  it('in its block types', () => {
    const blocks = declaredBlockTypes(modules);
    expect(blocks.length).toBeGreaterThanOrEqual(10);
    expect(asLines(misspelled(blocks, specifiedBlockTypes))).toEqual([]);
    process.stdout.write(`block types: ${countPresent(blocks, specifiedBlockTypes)} of ${specifiedBlockTypes.length} specified\n`);
  });
});
