import { aPerson, testPassword } from '@pausenplatz/account/testing';
import { clientHeader } from '@pausenplatz/kernel-contract';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servedCalls } from '../../testing/all-calls.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const require = createRequire(import.meta.url);
/** A program of a package, as its package.json names it. */
function programOf(name: string, program: string): string {
  const path = require.resolve(`${name}/package.json`);
  const { bin } = require(path) as { bin: string | Record<string, string> };
  return join(dirname(path), typeof bin === 'string' ? bin : (bin[program] ?? ''));
}
/** One address of the specification ends with a stroke (`vocabulary/create/`), and is called so. */
const asSpecified = ['--skip-rule=no-path-trailing-slash'];
const quiet = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly $ref?: string }>>;
}
interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

let test: TestServer;
let text: string;
let api: ApiDocument;
let folder: string;
beforeAll(async () => {
  test = await testServer();
  text = await (await test.fetch('/api/openapi.json')).text();
  api = JSON.parse(text);
  // Below the project, where its packages are found.
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache', 'api-client-'));
  writeFileSync(join(folder, 'openapi.json'), text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const operations = () => Object.values(api.paths).flatMap((path) => Object.values(path));

describe('the API document', () => {
  it('passes a common linter without an error, and has every call', async () => {
    const { stdout } = await run(
      process.execPath,
      [programOf('@redocly/cli', 'redocly'), 'lint', join(folder, 'openapi.json'), '--format=json', ...asSpecified],
      { cwd: folder, env: quiet, maxBuffer: 20_000_000 },
    );
    const found = JSON.parse(stdout) as { readonly totals: { readonly errors: number }; readonly version: string };
    expect(found.totals.errors).toBe(0);
    expect(operations()).toHaveLength(servedCalls.length);
    expect(servedCalls.length).toBeGreaterThan(170);
  });

  it('would not pass it with a reference that leads nowhere', async () => {
    writeFileSync(join(folder, 'broken.json'), text.replace('#/components/schemas/Refusal', '#/components/schemas/Nobody'));
    const broken = run(process.execPath, [programOf('@redocly/cli', 'redocly'), 'lint', join(folder, 'broken.json'), ...asSpecified], {
      env: quiet,
    });
    await expect(broken).rejects.toThrow('failed with 1 error');
  });

  it('names each operation once, so that programs can call it so', () => {
    const names = operations().map(({ operationId }) => operationId);
    expect(names.filter((name) => !/^[a-z][A-Za-z0-9]+$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('says shared schemas once, and stays small', () => {
    expect(Object.keys(api.components.schemas)).toEqual(expect.arrayContaining(['Task', 'Page', 'ClassBrief', 'CurrentUser', 'Refusal']));
    // Every place where the name is said again costs a reference and no copy.
    expect(text.split('"#/components/schemas/Task"').length).toBeGreaterThan(5);
    // Characters for each operation, with its schemas and what it may be refused with: a further feature makes it longer, not wordier.
    expect(text.length / operations().length).toBeLessThan(2_150);
  });

  it('lists for each call its own refusals', () => {
    const codesOf = (path: string, status: string) => api.paths[path]?.['post']?.responses[status]?.$ref?.split('/').at(-1)?.split('.');
    expect(codesOf('/api/pages/move', '400')).toEqual(['PARENT_IMPOSSIBLE', 'INPUT_INVALID', 'BODY_NOT_READABLE']);
    expect(codesOf('/api/auth/login', '401')).toEqual(['WRONG_CREDENTIALS']);
    expect(codesOf('/api/auth/login', '404')).toBeUndefined();
  });
});

describe('a client that is made from the document', () => {
  const program = (field: string) => `import createClient from 'openapi-fetch';
import type { paths } from './schema.d.ts';

export async function signIn(baseUrl: string, name: string, password: string): Promise<string | undefined> {
  const client = createClient<paths>({ baseUrl, headers: { '${clientHeader}': 'x' } });
  const { data, error } = await client.POST('/api/auth/login', { body: { ${field}: name, Password: password, keeps: 'bearer' } });
  if (error) throw new Error(error.code);
  const headers = { authorization: \`Bearer \${data.token}\` };
  const { data: user } = await client.GET('/api/profile/get', { headers });
  return user?.firstName;
}
`;
  const types = (file: string) => {
    const compilerOptions = { noEmit: true, strict: true, target: 'es2024', module: 'nodenext', lib: ['es2024', 'dom'], types: [] };
    const config = { compilerOptions: { ...compilerOptions, skipLibCheck: true, allowImportingTsExtensions: true }, files: [file] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    return run(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { cwd: folder });
  };

  beforeAll(async () => {
    await run(process.execPath, [
      programOf('openapi-typescript', 'openapi-typescript'),
      join(folder, 'openapi.json'),
      '--output',
      join(folder, 'schema.d.ts'),
    ]);
    writeFileSync(join(folder, 'client.ts'), program('UserName'));
    writeFileSync(join(folder, 'wrong.ts'), program('Benutzername'));
  });

  it('compiles, and not with a field that the call does not have', async () => {
    await types('client.ts');
    await expect(types('wrong.ts')).rejects.toMatchObject({ stdout: expect.stringContaining('Benutzername') });
  });

  it('signs in and reads who that is', async () => {
    const { userName } = await aPerson(test.server.services.db as never, { firstName: 'Zilla', lastName: 'Zwyssig', roles: ['Teacher'] });
    const client = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'client.ts')).href)) as {
      signIn(baseUrl: string, name: string, password: string): Promise<string | undefined>;
    };
    expect(await client.signIn(test.server.address, userName, testPassword)).toBe('Zilla');
    await expect(client.signIn(test.server.address, userName, 'falsch')).rejects.toThrow('WRONG_CREDENTIALS');
  });
});
