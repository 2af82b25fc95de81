import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Service } from 'kubernetes-models/v1/Service';
import { readConfig } from '@pausenplatz/kernel-server';
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

describe('the example for Docker', () => {
  it('names only variables that the server knows', () => {
    const { services } = parse(read('compose.yaml'), { merge: true }) as {
      readonly services: { readonly worker: { readonly environment: Record<string, string> } };
    };
    const names = Object.keys(services.worker.environment);
    expect(names).toContain('ROLE');
    const known = [...read('docs/betrieb/README.md').matchAll(/`([A-Z][A-Z_]{3,})`/g)].map(([, name]) => name);
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });
});
