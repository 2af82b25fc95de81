import { describe, expect, it } from 'vitest';
import { asLines } from '../source/finding.ts';
import { readPackages } from '../source/packages.ts';
import { packageFolderOf } from '../source/module-location.ts';
import { realModules } from '../source/real-tree.ts';
import { codeFolders, pathsBelow, projectRoot, readFiles } from '../source/walk-files.ts';
import { strayConsole } from './console.ts';
import { deadExports } from './dead-exports.ts';
import { callsWithoutExamples, emptyFacets, misnamedMigrations, strangeEntries, unprovenContracts } from './feature-shape.ts';
import { sentencesInServers, sharpS, wordsInScreens } from './german.ts';
import { hastyExpectations } from './hasty-expectations.ts';
import { namedElsewhere } from './feature-names.ts';
import { askedByThemselves, leftBehind } from './leftovers.ts';
import { knownState } from './module-state.data.ts';
import { moduleState } from './module-state.ts';
import { expressionsIn, nestedRepetitions } from './nested-repetition.ts';
import { quantile, tooLong } from './sizes.ts';
import { casts, forbiddenTypes } from './types.ts';
import { unmeasuredColors } from './unmeasured-colors.ts';

/** Casts in a thousand lines. */
const castsAtMost = 2;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const isTest = /\.(test|spec)\.tsx?$|\/(testing|test|test-support|bench|journeys|proofs|lab|examples)\/|^apps\/e2e\//;
const modules = realModules();
const product = modules.filter(({ path }) => !isTest.test(path));
const everyPath = pathsBelow(projectRoot, '');
const everyText = readFiles(projectRoot, everyPath, /\.(tsx?|mjs|js|json|md|html|css|svg|ya?ml|webmanifest)$|(^|\/)(Dockerfile|\.\w+)$/);
const ownText = everyText.filter(({ path }) => path !== 'package-lock.json');

describe('the house keeps its habits', () => {
  it('in the size of files', () => {
    expect(modules.length).toBeGreaterThanOrEqual(400);
    const sizes = modules.filter(({ path }) => !path.endsWith('.data.ts')).map(({ lines }) => lines);
    say(`sizes: median ${quantile(sizes, 0.5)} lines, 95th percentile ${quantile(sizes, 0.95)}, of ${sizes.length} files`);
    expect(asLines(tooLong(modules))).toEqual([]);
  });

  it('in its types', () => {
    expect(asLines(forbiddenTypes(modules))).toEqual([]);
  });

  it('with at most two casts in a thousand lines', () => {
    const found = casts(product);
    const lines = product.reduce((sum, one) => sum + one.lines, 0);
    const perThousand = (found.length / lines) * 1000;
    const inTests = casts(modules).length - found.length;
    say(`casts: ${found.length} in ${lines} lines (${perThousand.toFixed(2)} in a thousand, wanted ${castsAtMost}); ${inTests} in tests`);
    expect(perThousand, asLines(found).join('\n')).toBeLessThanOrEqual(Math.max(castsAtMost, castsAtMost));
  });

  it('and prints nothing by the way', () => {
    expect(asLines(strayConsole(modules))).toEqual([]);
  });

  it('in giving away only what somebody takes', () => {
    expect(asLines(deadExports(modules))).toEqual([]);
  });

  it('in keeping nothing beside the services of a server', () => {
    expect(Object.keys(knownState).length).toBeGreaterThan(10);
    expect(asLines(moduleState(product, knownState))).toEqual([]);
  });

  it('in waiting for the screen', () => {
    expect(modules.filter(({ path }) => path.endsWith('.test.tsx')).length).toBeGreaterThan(40);
    expect(asLines(hastyExpectations(modules))).toEqual([]);
  });

  it('in writing in colours that are measured', () => {
    const [testOfTheme] = modules.filter(({ path }) => path === 'packages/kernel/ui/src/theme/palette.test.ts');
    expect(product.filter(({ text }) => text.includes('tokens.color')).length).toBeGreaterThan(100);
    expect(asLines(unmeasuredColors(product, testOfTheme?.text ?? ''))).toEqual([]);
  });

  it('in expressions that say no as quickly as they say yes', () => {
    expect(product.flatMap(expressionsIn).length).toBeGreaterThan(400);
    expect(asLines(nestedRepetitions(product))).toEqual([]);
  });

  it('in Swiss spelling', () => {
    expect(ownText.filter(({ path }) => /texts|\.data\.ts$|public\/.*\.html$/.test(path)).length).toBeGreaterThan(10);
    expect(asLines(sharpS(ownText))).toEqual([]);
  });

  it('in saying every sentence from a file of texts', () => {
    expect(asLines(wordsInScreens(product))).toEqual([]);
    // A migration names stored words, which are data and no sentences.
    const servers = product.filter(
      ({ path }) => /^packages\/features\/[^/]+\/src\/server\//.test(path) && !/\.data\.ts$|\/(?:demo|migrations)\//.test(path),
    );
    expect(servers.length).toBeGreaterThan(30);
    expect(asLines(sentencesInServers(servers))).toEqual([]);
  });

  it('in the shape of its features', () => {
    const paths = codeFolders.flatMap((folder) => pathsBelow(projectRoot, folder));
    const here = new Set(paths);
    const packages = readPackages(
      projectRoot,
      paths.flatMap((path) => packageFolderOf(path) ?? []),
    );
    expect(packages.length).toBeGreaterThanOrEqual(15);
    expect(asLines(strangeEntries(paths))).toEqual([]);
    // A package that is only announced has no facets yet.
    const begun = packages.filter(({ folder }) => paths.filter((path) => path.startsWith(`${folder}/`)).length > 1);
    expect(asLines(emptyFacets(begun, (path) => here.has(path)))).toEqual([]);
    expect(asLines(misnamedMigrations(paths))).toEqual([]);
    const texts = new Map(modules.map(({ path, text }) => [path, text]));
    expect(asLines(callsWithoutExamples(texts))).toEqual([]);
    expect(asLines(unprovenContracts(texts))).toEqual([]);
  });

  it('and leaves nothing lying about', () => {
    expect(ownText.length).toBeGreaterThan(modules.length);
    expect(asLines(leftBehind(ownText))).toEqual([]);
  });

  it('in speaking of a feature in its own folder alone', () => {
    expect(asLines(namedElsewhere(ownText))).toEqual([]);
  });

  it('in asking others what they answer for all', () => {
    expect(asLines(askedByThemselves(ownText))).toEqual([]);
  });

  it('and its lock file knows no registry but the public one', () => {
    const hosts = new Set(
      [...(everyText.find(({ path }) => path === 'package-lock.json')?.text ?? '').matchAll(/"resolved": "(https?:\/\/[^/]+)/g)].map(
        ([, host]) => host,
      ),
    );
    expect([...hosts].filter((host) => host === undefined || !/^https:\/\/registry\.npmjs\.org$/.test(host))).toEqual([]);
  });
});
