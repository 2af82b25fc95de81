import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Service } from 'kubernetes-models/v1/Service';
import { readConfig, settingNames } from '@pausenplatz/kernel-server';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { featureConfig } from '../../src/features.ts';

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../../../${path}`, import.meta.url)), 'utf8');
const kinds = { Deployment, PodDisruptionBudget, ConfigMap, Service };
type Kind = keyof typeof kinds;

describe('the example for Kubernetes', () => {
  const documents = parseAllDocuments(read('docs/betrieb/kubernetes.yaml')).map((one) => one.toJS() as { readonly kind: Kind });

  it('is as the published schemas want it', () => {
    expect(documents.map(({ kind }) => kind)).toEqual(['ConfigMap', 'Deployment', 'Deployment', 'Service', 'PodDisruptionBudget']);
    for (const document of documents) expect(() => new kinds[document.kind](document as never).validate(), document.kind).not.toThrow();
    expect(() => new Deployment({ spec: { replicas: 'two' } } as never).validate()).toThrow();
  });

  it('sets what the server understands', () => {
    const { data } = documents[0] as unknown as { readonly data: Record<string, string> };
    const secrets = { DATABASE_URL: 'postgres://a:b@c/d', SESSION_SECRET: 'x'.repeat(40), OPERATIONS_TOKEN: 'x'.repeat(40) };
    expect(readConfig({ ...data, ...secrets, ROLE: 'web' }, featureConfig)).toMatchObject({
      publicUrl: 'https://schule.example',
      proxyHops: 1,
    });
  });
});

const settings = settingNames(featureConfig).toSorted();

describe('the settings of an operator', () => {
  /** Variables of others, which the page speaks of too. */
  const ofOthers = [
    'PUBLIC_ULR',
    'BACKUP_IDENTITY',
    'NODE_EXTRA_CA_CERTS',
    'MALLOC_ARENA_MAX',
    'COMPOSE_PROFILES',
    'BYPASSRLS',
    'SIGTERM',
    'POST',
  ];

  it('are those that the page of the operator explains in a table, no more and no fewer', () => {
    const lines = read('docs/betrieb/README.md').split('\n');
    const explained = lines.flatMap((line) =>
      [...(/^\| (`[A-Z\d_]+`(?:, `[A-Z\d_]+`)*) \|/.exec(line)?.[1] ?? '').matchAll(/[A-Z\d_]+/g)].map(([name]) => name),
    );
    expect(settings.length).toBeGreaterThan(25);
    expect([...new Set(explained)].toSorted()).toEqual(settings);
  });

  it('are spelled on that page as the server knows them', () => {
    const named = [...read('docs/betrieb/README.md').matchAll(/`([A-Z][A-Z\d_]{3,})(?:=[^`]*)?`/g)].map(([, name]) => name ?? '');
    expect([...new Set(named)].filter((name) => !settings.includes(name) && !ofOthers.includes(name))).toEqual([]);
  });
});

describe('the example for Docker', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as {
    readonly services: Record<'app' | 'worker', { readonly environment: Record<string, string> }>;
  };
  /** What the image has set already, and what is for other places. */
  const notPassed = ['PORT', 'HOST', 'DATA_DIR', 'DEMO_SCHOOL', 'ENTRA_AUTHORITY'];

  it.each(['app', 'worker'] as const)('passes every setting on to %s, and nothing else', (service) => {
    const names = Object.keys(services[service].environment);
    expect([...names, ...notPassed].toSorted()).toEqual(settings);
  });

  it('asks for no Redis that only a profile brings', () => {
    for (const { environment } of Object.values(services)) if (environment) expect(environment['REDIS_URL'] ?? '').not.toContain('redis:');
  });
});
