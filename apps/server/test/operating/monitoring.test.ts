import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { login } from '@pausenplatz/account/contract';
import { seedWorld } from '@pausenplatz/account/testing';
import { getNavigation } from '@pausenplatz/pages/contract';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import settings from '../../process.json' with { type: 'json' };
import { testServer } from '../../testing/test-server.ts';

const read = (name: string) => readFileSync(fileURLToPath(new URL(`../../../../docs/betrieb/${name}`, import.meta.url)), 'utf8');

interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string; readonly legendFormat: string }[];
  }[];
}
interface Rules {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string; readonly for: string }[] }[];
}
const dashboard = JSON.parse(read('grafana.json')) as Dashboard;
const rules = (parse(read('prometheus-rules.yaml')) as Rules).groups.flatMap((group) => group.rules);
const shown = dashboard.panels.flatMap(({ title, targets }) => targets.map((target) => ({ title, ...target })));
/** By its title each expression that somebody asks of Prometheus. */
const asked = [...shown.map(({ title, expr }) => ({ title, expr })), ...rules.map(({ alert, expr }) => ({ title: alert, expr }))];

/** By the name of a figure the labels that it bears; what every scrape adds stands with all. */
let printed: ReadonlyMap<string, ReadonlySet<string>>;
beforeAll(async () => {
  const token = 'ein-geheimnis-mit-mindestens-32-zeichen';
  const test = await testServer({ OPERATIONS_TOKEN: token });
  const world = await seedWorld(test.server.services);
  await test.call(null, login, { UserName: 'nora.geheim', Password: 'falsch-getippt' });
  await test.call(await world.tokenOf('teacherOfClass'), getNavigation, {});
  await test.server.services.jobs.enqueue(test.server.services.db, 'backup', {});
  const metrics = async () => (await test.fetch('/metrics', { headers: { authorization: `Bearer ${token}` } })).text();
  await vi.waitFor(async () => expect(await metrics()).toMatch(/^pausenplatz_job_seconds_count\{job="backup"/m), { timeout: 20_000 });
  const found = new Map<string, Set<string>>();
  for (const line of (await metrics()).split('\n')) {
    const [, name, labels = ''] = /^([a-z_0-9]+)(?:\{(.*)\})? /.exec(line) ?? [];
    if (name === undefined) continue;
    const known = found.get(name) ?? new Set(['instance', 'job']);
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    found.set(name, known);
  }
  printed = found;
});

const namesIn = (expr: string) => [...expr.matchAll(/\b(?:pausenplatz|process|nodejs)_[a-z_0-9]+/g)].map(([name]) => name);
const labelsIn = (expr: string) => [
  ...[...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(',').map((label) => label.trim())),
  ...[...expr.matchAll(/\{([^}]*)\}/g)].flatMap(([, list = '']) => [...list.matchAll(/(\w+)=~?"/g)].map(([, label = '']) => label)),
];

describe('the dashboard and the alarms', () => {
  it('ask for figures that a server prints, by labels that these bear', () => {
    expect(asked.length).toBeGreaterThan(30);
    for (const { title, expr } of asked) {
      const names = namesIn(expr);
      // Only Prometheus itself knows whether it reached anybody.
      if (!expr.startsWith('up{')) expect(names, title).not.toEqual([]);
      for (const name of names) {
        expect([...printed.keys()], title).toContain(name);
        expect(
          labelsIn(expr).filter((label) => !printed.get(name)?.has(label)),
          title,
        ).toEqual([]);
      }
    }
    for (const { title, expr, legendFormat } of shown)
      for (const [, label = ''] of legendFormat.matchAll(/\{\{(\w+)\}\}/g))
        expect([...(printed.get(namesIn(expr)[0] ?? '') ?? [])], title).toContain(label);
  });

  it('add up the processes before they take a share of a histogram', () => {
    const shares = asked.filter(({ expr }) => expr.includes('histogram_quantile'));
    expect(shares.length).toBeGreaterThan(5);
    for (const { title, expr } of shares) expect(expr, title).toMatch(/histogram_quantile\([\d.]+, sum by \(le[,)].*_bucket\[/);
    expect(read('README.md')).not.toMatch(/histogram_quantile\([\d.]+, rate/);
  });

  it('show every figure of the product', () => {
    const used = asked.flatMap(({ expr }) => namesIn(expr)).map((name) => name.replace(/_(bucket|count|sum)$/, ''));
    const own = [...printed.keys()]
      .map((name) => name.replace(/_(bucket|count|sum)$/, ''))
      .filter((name) => name.startsWith('pausenplatz_'));
    expect([...new Set(own)].filter((name) => !used.includes(name))).toEqual([]);
  });
});

describe('the unit for systemd', () => {
  it('starts the server with what bounds its memory, and lets it end', () => {
    const lines = read('pausenplatz.service').split('\n');
    expect(lines).toContain(`ExecStart=/usr/bin/node ${settings.flags.join(' ')} apps/server/src/main.ts`);
    for (const [name, value] of Object.entries(settings.environment))
      expect(lines.find((line) => line.startsWith('Environment='))).toContain(`${name}=${value}`);
    expect(lines).toContain('TimeoutStopSec=30');
  });
});
