import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineConfig, isLoopback } from './config-part.ts';
import { ConfigError, readConfig } from './config.ts';

const secret = 'x'.repeat(32);
function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
}

describe('the settings of an operator', () => {
  it('are all optional: nothing set means the own machine, the embedded database and the demo school', () => {
    expect(readConfig({})).toMatchObject({
      port: 4173,
      host: '127.0.0.1',
      databaseUrl: null,
      publicUrl: null,
      demoSchool: true,
      logLevel: 'info',
    });
  });

  it('announce maintenance by times on the wall in Switzerland', () => {
    const { maintenance } = readConfig({ MAINTENANCE: '2026-12-01T18:00/2026-12-01T20:00' });
    expect(maintenance).toEqual({ from: '2026-12-01T17:00:00.000Z', to: '2026-12-01T19:00:00.000Z' });
    expect(problemsOf({ MAINTENANCE: '2026-12-01T20:00/2026-12-01T18:00' })[0]).toContain('MAINTENANCE');
    expect(problemsOf({ MAINTENANCE: 'morgen' })[0]).toContain('MAINTENANCE');
  });

  it('name whose second factor is taken away, and on which day', () => {
    const { secondFactorReset } = readConfig({ SECOND_FACTOR_RESET: 'eva.ammann/2026-12-01' });
    expect(secondFactorReset).toEqual({ userName: 'eva.ammann', day: '2026-12-01' });
  });

  it('count as not set when they are empty, and are ignored when nobody knows them', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '', IRGENDWAS: 'x' })).toMatchObject({ port: 4173, smtpUrl: null });
  });

  it.each([
    ['PORT', 'achtzig'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PUBLIC_URL', 'schule.example'],
    ['PUBLIC_URL', 'ftp://schule.example'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['REDIS_URL', 'http://localhost'],
    ['SMTP_URL', 'mail.schule.example'],
    ['MAIL_FROM', 'x'],
    ['AZURE_STORAGE_CONNECTION_STRING', 'geheim'],
    ['S3_URL', 'https://s3.example/ablage'],
    ['S3_URL', 'https://wer:geheim@s3.example/'],
    ['SESSION_SECRET', 'zu kurz'],
    ['TRUST_PROXY', 'ja'],
    ['DEMO_SCHOOL', 'vielleicht'],
    ['OPERATOR_EMAIL', 'betrieb'],
    ['SINGLE_SCHOOL', 'vielleicht'],
    ['TRUST_PROXY', '10'],
    ['SECOND_FACTOR_RESET', 'eva.ammann'],
    ['LOG_LEVEL', 'laut'],
  ])('%s=%s is answered with one sentence that says what it must be', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} ist nicht lesbar\\. Erwartet: .{5,}\\.$`));
    expect(problems[0]).not.toContain('ein anderer Wert');
  });

  it('are told all at once when several are wrong, and never repeat a secret', () => {
    const problems = problemsOf({ PORT: 'x', SMTP_URL: 'passwort-im-klartext', SESSION_SECRET: 'kurz-und-geheim' });
    expect(problems).toHaveLength(3);
    expect(problems.join('\n')).not.toMatch(/klartext|kurz-und-geheim/);
  });

  it('demand https for an address that others reach, and bear http on the own machine', () => {
    expect(problemsOf({ PUBLIC_URL: 'http://schule.example' })).toEqual(['PUBLIC_URL braucht https, sonst kann sich niemand anmelden.']);
    expect(problemsOf({ PUBLIC_URL: 'https://schule.example' })).toEqual([]);
    expect(problemsOf({ PUBLIC_URL: 'http://localhost:4173' })).toEqual([]);
  });

  it('have parts of features, with sentences of their own', () => {
    const SIZE = { schema: z.optional(z.string().check(z.regex(/^\d+$/))), expected: 'eine Zahl wie 12' };
    const part = defineConfig({ SIZE }, (given, problems) => {
      if (given.SIZE === '0') problems.push('SIZE braucht mehr als 0.');
      return { size: Number(given.SIZE ?? 7) };
    });
    expect(readConfig({ SIZE: '12' }, [part]).of(part)).toEqual({ size: 12 });
    expect(readConfig({}, [part]).of(part)).toEqual({ size: 7 });
    expect(() => readConfig({}).of(part)).toThrow(/SIZE/);
    expect(() => readConfig({ SIZE: 'gross' }, [part])).toThrow('SIZE ist nicht lesbar. Erwartet: eine Zahl wie 12.');
    expect(() => readConfig({ SIZE: '0' }, [part])).toThrow('SIZE braucht mehr als 0.');
  });

  it('demand a common secret where several processes may share a database, and plant no demo school there', () => {
    const DATABASE_URL = 'postgres://a:b@db.schule.example/p';
    expect(problemsOf({ DATABASE_URL })[0]).toMatch(/^SESSION_SECRET fehlt/);
    expect(readConfig({ DATABASE_URL, SESSION_SECRET: secret }).demoSchool).toBe(false);
  });

  it('plant the demo school, whose passwords everybody knows, on the own machine alone', () => {
    const others = [{ PUBLIC_URL: 'https://schule.example' }, { HOST: '0.0.0.0' }, { HOST: '192.168.1.2' }];
    expect(readConfig({}).demoSchool).toBe(true);
    expect(readConfig({ PUBLIC_URL: 'http://localhost:4173' }).demoSchool).toBe(true);
    for (const reached of others) {
      expect(readConfig(reached).demoSchool).toBe(false);
      expect(problemsOf({ ...reached, DEMO_SCHOOL: 'true' })[0]).toMatch(/^DEMO_SCHOOL geht nur auf dem eigenen Rechner/);
    }
  });

  it.each([
    ['false', 0],
    ['0', 0],
    ['true', 1],
    ['1', 1],
    ['3', 3],
  ])('TRUST_PROXY=%s means %d proxies in front', (value, hops) => {
    expect(readConfig({ TRUST_PROXY: value }).proxyHops).toBe(hops);
  });

  it('refuse a public address with more than its origin, under which the product could not run', () => {
    expect(readConfig({ PUBLIC_URL: 'https://schule.example/' }).publicUrl).toBe('https://schule.example');
    expect(problemsOf({ PUBLIC_URL: 'https://schule.example/pausenplatz/' })).toEqual([expect.stringMatching(/Schema und Namen/)]);
  });
});

it.each(['PORT', 'TWICE'])('takes no two declarations of %s: one would silently win over the other', (name) => {
  const part = () => defineConfig({ [name]: { schema: z.string(), expected: 'etwas' } }, () => null);
  expect(() => readConfig({}, [part(), part()])).toThrow(`${name} is declared twice`);
});

it.each([
  ['localhost', true],
  ['a.localhost', true],
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['[::1]', true],
  ['127.schule.example', false],
  ['localhost.boese.example', false],
  ['10.0.0.1', false],
])('%s is the own machine: %s', (name, expected) => {
  expect(isLoopback(name)).toBe(expected);
});
