import { describe, expect, it } from 'vitest';
import { parseModule } from '../source/parse-module.ts';
import { strayConsole } from './console.ts';
import { deadExports } from './dead-exports.ts';
import { callsWithoutExamples, emptyFacets, misnamedMigrations, strangeEntries, unprovenContracts } from './feature-shape.ts';
import { sentencesInServers, sharpS, wordsInScreens } from './german.ts';
import { hastyExpectations } from './hasty-expectations.ts';
import { namedElsewhere } from './feature-names.ts';
import { askedByThemselves, leftBehind } from './leftovers.ts';
import { moduleState } from './module-state.ts';
import { nestedRepetitions } from './nested-repetition.ts';
import { quantile, tooLong } from './sizes.ts';
import { casts, forbiddenTypes } from './types.ts';
import { unmeasuredColors } from './unmeasured-colors.ts';

const module = (text: string, path = 'packages/features/pages/src/ui/a.tsx') => [parseModule({ path, text })];

describe('each check finds what it is there for', () => {
  it.each([
    ['a.ts', 301, 1],
    ['a.ts', 300, 0],
    ['a.test.ts', 501, 1],
    ['a.test.ts', 500, 0],
    ['a.data.ts', 900, 0],
  ])('%s with %i lines', (path, lines, found) => {
    expect(tooLong([{ path, lines }])).toHaveLength(found);
  });

  it('the middle and the tail of numbers', () => {
    const numbers = Array.from({ length: 100 }, (_, index) => index);
    expect([quantile(numbers, 0.5), quantile(numbers, 0.95), quantile([], 0.5)]).toEqual([50, 95, 0]);
  });

  it.each([
    ['const kept = new Map<string, string>();', 1],
    ['export let count = 0;', 1],
    ['const names = new Set([1, 2]);', 0],
    ['function f() { let count = 0; const kept = new Map(); }', 0],
  ])('in what modules keep: %s', (text, found) => {
    expect(moduleState(module(text, 'packages/kernel/server/src/a.ts'), {})).toHaveLength(found);
    expect(moduleState(module(text), {})).toHaveLength(0);
  });

  it('in reasons for what is not there any more', () => {
    expect(moduleState([], { 'a.ts kept': 'by request' })).toHaveLength(1);
  });

  it.each([
    ['const a: any = 1;', 1],
    ['function f(a: Record<string, any[]>) {}', 1],
    ['enum A { B }', 1],
    ['namespace A { export const b = 1; }', 1],
    ["declare module 'vitest' { interface A {} }", 0],
    ['const any = 1; // any', 0],
  ])('in types: %s', (text, found) => {
    expect(forbiddenTypes(module(text, 'a.ts'))).toHaveLength(found);
  });

  it.each([
    ['const a = b as string;', 1],
    ['const a = b as unknown as string;', 2],
    ['const a = <string>b;', 1],
    ['const a = [1] as const;', 0],
    ["import { a as b } from './c.ts';", 0],
    ['const a = { b: 1 } satisfies C;', 0],
  ])('in casts: %s', (text, found) => {
    expect(casts(module(text, 'a.ts'))).toHaveLength(found);
  });

  it.each([
    ['console.log(1);', 'apps/web/src/a.ts', 1],
    ['// oxlint-disable-next-line no-console -- the operator asked\nconsole.log(1);', 'apps/web/src/a.ts', 0],
    ['// oxlint-disable-next-line no-console\nconsole.log(1);', 'apps/web/src/a.ts', 1],
    ['console.log(1);', 'packages/signalr/bench/a.ts', 0],
  ])('in console: %s', (text, path, found) => {
    expect(strayConsole(module(text, path))).toHaveLength(found);
  });

  it.each([
    ["expect(page.getByText('a').elements()).toHaveLength(1);", 1],
    ['const names = () => list.elements().map(textOf);\nexpect(names()).toEqual([]);', 1],
    ['function names() { return list.elements(); }\nexpect(names()).toEqual([]);', 1],
    ["await expect.poll(() => page.getByText('a').elements()).toHaveLength(1);", 0],
    ['await vi.waitFor(() => expect(list.elements()).toHaveLength(1));', 0],
    ["await expect.element(page.getByText('a')).toBeVisible();", 0],
    ["const button = page.getByRole('button').element();\nexpect(sent).toEqual([]);", 0],
  ])('in hasty expectations: %s', (text, found) => {
    expect(hastyExpectations(module(text, 'a.test.tsx'))).toHaveLength(found);
    expect(hastyExpectations(module(text, 'a.ts'))).toEqual([]);
  });

  it.each([
    ['makeStyles({ a: { color: tokens.colorNeutralForeground9 } });', 1],
    ["makeStyles({ a: { ':hover': { backgroundColor: tokens.colorNeutralBackground9 } } });", 1],
    ['makeStyles({ a: { color: tokens.colorNeutralForeground1 } });', 0],
    ['makeStyles({ a: { color: tokens.colorNeutralForegroundDisabled, borderColor: tokens.colorNeutralStroke9 } });', 0],
  ])('in colours: %s', (text, found) => {
    expect(unmeasuredColors(module(text), "['colorNeutralForeground1', 'colorNeutralBackground1']")).toHaveLength(found);
  });

  it.each([
    ['/^(?:a+)+$/', 1],
    ['/^(?:a*)*$/', 1],
    ['/^(?:a|a)+$/', 1],
    ['/^(?:\\p{Extended_Pictographic}|\\p{Emoji_Component}|\\p{Regional_Indicator})+$/u', 1],
    ['/(?:\\s*,\\s*)*$/', 1],
    ['/(?:a{1,}b?){2,}c/', 1],
    ['/x(?=(?:\\w|\\d)*!)/', 1],
    ["new RegExp('^(\\\\w+\\\\s?)*$')", 1],
    ['/^[a-z0-9]+(?:-[a-z0-9]+)*$/', 0],
    ['/^(?:[^"]|"")*$/', 0],
    ['/^(?:\\d{1,3}[.])+$/', 0],
    ['/(?:ab|ac)+/', 0],
    ['/a+b+/', 0],
    ['/[+*]{2}/', 0],
  ])('in repetitions: %s', (expression, found) => {
    expect(nestedRepetitions(module(`const a = ${expression};`, 'a.ts'))).toHaveLength(found);
  });

  it('in exports that nobody takes', () => {
    const of = (...texts: readonly string[]) =>
      deadExports(texts.map((text, at) => parseModule({ path: `packages/kernel/ui/src/${at}.ts`, text })));
    expect(of('export const a = 1;')).toHaveLength(1);
    expect(of('export const a = 1;', "export { a } from './0.ts';")).toHaveLength(1);
    expect(of('export const a = 1;', "import { a } from './0.ts';")).toEqual([]);
    expect(of('export const a = 1;', "const { a } = await import('./0.ts');")).toEqual([]);
    expect(of('export type A = 1; export interface B {}', "import type { A } from './0.ts';")).toHaveLength(1);
    expect(of('export function a() {} a();')).toHaveLength(1);
    expect(of('const a = 1; export { a };')).toHaveLength(1);
  });

  it('in Swiss spelling', () => {
    expect(sharpS([{ path: 'packages/a/texts.ts', text: 'Gro\u00df' }])).toHaveLength(1);
    expect(sharpS([{ path: 'packages/a/texts.blocks.ts', text: 'Gross' }])).toEqual([]);
  });

  it.each([
    ['<p>Hallo</p>', 1],
    ['<p>{texts.hello}</p>', 0],
    ['<p> · </p>', 0],
    ['<button aria-label="Schliessen" />', 1],
    ['<img alt="" />', 0],
    ['<input placeholder="Dein Name" />', 1],
  ])('in screens: %s', (jsx, found) => {
    expect(wordsInScreens(module(`const a = ${jsx};`))).toHaveLength(found);
  });

  it.each([
    ["refuse('Das geht nicht');", 1],
    ['refuse(`Die Seite ist ${a}`);', 1],
    ["sql('select a from b');", 0],
    ["throw new Error('The lock is not there');", 0],
  ])('in servers: %s', (text, found) => {
    expect(sentencesInServers(module(text, 'a.ts'))).toHaveLength(found);
  });

  it('in the shape of features', () => {
    const of = (inside: string) => `packages/features/pages/${inside}`;
    expect(strangeEntries(['src/helpers/a.ts', 'src/utils.ts', 'pictures/a.png', 'test/a.ts'].map(of))).toHaveLength(4);
    expect(
      strangeEntries(
        ['src/texts.blocks.ts', 'src/ui/index.ts', 'src/titles.ts', 'README.md', 'pictures/leo-en.webp', 'package.json'].map(of),
      ),
    ).toEqual([]);
    const names = { name: '@pausenplatz/pages', dependencies: new Set<string>(), devDependencies: new Set<string>() };
    expect(
      emptyFacets([{ folder: 'packages/features/pages', exports: { './ui': './src/ui/index.ts' }, ...names }], () => false),
    ).toHaveLength(1);
    const migration = (name: string) => of(`src/server/migrations/${name}`);
    expect(misnamedMigrations(['create.ts', '2026-11-20-chat-create.ts', '2026-11-20-pages.ts'].map(migration))).toHaveLength(3);
    expect(misnamedMigrations([migration('2026-11-20-pages-create.ts')])).toEqual([]);
  });

  it('in calls that nobody tries out', () => {
    const contract = ['packages/features/a/src/contract/index.ts', 'export const aCalls = {};'] as const;
    expect(callsWithoutExamples(new Map([contract]))).toHaveLength(1);
    const examples = ['packages/features/a/src/testing/examples.ts', 'const e: Examples<typeof aCalls> = {};'] as const;
    expect(callsWithoutExamples(new Map([contract, examples]))).toEqual([]);
    const whole = ['packages/features/a/src/contract/all.ts', 'export const allCalls = { ...aCalls };'] as const;
    expect(callsWithoutExamples(new Map([contract, whole]))).toHaveLength(1);
    const allExamples = ['packages/features/a/src/testing/examples.ts', 'const e: Examples<typeof allCalls> = {};'] as const;
    expect(callsWithoutExamples(new Map([contract, whole, allExamples]))).toEqual([]);
  });

  it('in contracts that nobody proves', () => {
    const examples = ['packages/features/a/src/testing/examples.ts', 'const e: Examples<typeof aCalls> = {};'] as const;
    const proof = (text: string) => ['packages/features/a/src/server/contract.test.ts', text] as const;
    expect(unprovenContracts(new Map([examples]))).toHaveLength(1);
    expect(unprovenContracts(new Map([examples, proof("proveContract('a', bCalls, bExamples);")]))).toHaveLength(1);
    expect(unprovenContracts(new Map([examples, proof("proveContract('a', aCalls, aExamples);")]))).toEqual([]);
  });

  // The tilde keeps the samples from being found in this very file.
  it.each([
    ['// TO~DO: later', 1],
    ['const a = "/ho~me/anna/project";', 1],
    ['see https://regis~try.example.org/a', 1],
    ['<<<~<<<< HEAD', 1],
    ['>>>~>>>> main', 1],
    ['const a = "/seiten/archiv";', 0],
    ['https://schule.example/wo~rk/plans', 0],
  ])('in what lies about: %s', (text, found) => {
    expect(leftBehind([{ path: 'a.ts', text: text.replaceAll('~', '') }])).toHaveLength(found);
  });

  it('a feature that looks through the tree of schools by itself', () => {
    const text = 'with recursive above as (\n select school.parent_id from school)';
    expect(askedByThemselves([{ path: 'packages/features/notices/src/server/a.ts', text }])).toMatchObject([{ line: 2 }]);
    expect(askedByThemselves([{ path: 'packages/features/schools/src/server/school-tree.ts', text }])).toEqual([]);
    const change = 'client.setQueryData(key, now)';
    expect(askedByThemselves([{ path: 'packages/features/notices/src/ui/data.ts', text: change }])).toHaveLength(1);
  });

  it.each([
    ["import { chatServer } from '@pausenplatz/chat/server';", 'apps/server/src/run-server.ts', 1],
    ["import { chatServer } from '@pausenplatz/chat/server';", 'apps/server/src/features.ts', 0],
    ["import { chatServer } from '@pausenplatz/chat/server';", 'apps/server/test/api/a.test.ts', 0],
    ["import type { Room } from '@pausenplatz/chat/contract';", 'packages/features/office/src/ui/a.ts', 0],
    // A pictogram is called so too.
    ["const kinds = ['chat', 'office'];", 'packages/features/documents/src/contract/index.ts', 0],
    ["db.selectFrom('chat_room')", 'packages/features/office/src/server/a.ts', 1],
    ["db.selectFrom('chat_room')", 'packages/features/chat/src/server/a.ts', 0],
  ])('a feature that is spoken of elsewhere: %s in %s', (text, path, found) => {
    const tables = { path: 'packages/features/chat/src/server/tables.ts', text: 'export interface ChatTables {\n  chat_room: {\n' };
    expect(namedElsewhere([tables, { path, text }])).toHaveLength(found);
  });

  it('a feature that is spoken of by its name between quotes', () => {
    const tables = { path: 'packages/features/boards/src/server/tables.ts', text: '' };
    const kinds = { path: 'packages/features/documents/src/contract/index.ts', text: "const kinds = ['boards', 'office'];" };
    expect(namedElsewhere([tables, kinds])).toHaveLength(1);
  });
});
