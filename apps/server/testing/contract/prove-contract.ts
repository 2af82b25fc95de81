import { seedPast, seedWorld } from '@pausenplatz/account/testing';
import type { AnyCall } from '@pausenplatz/kernel-contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { serverFeatures } from '../../src/features.ts';
import { type ExampledCall, gapsOf, withExamples } from '../all-calls.ts';
import { testServer } from '../test-server.ts';
import { proveActors } from './prove-actors.ts';
import { proveForeignSites } from './prove-foreign-sites.ts';
import { proveFuzz } from './prove-fuzz.ts';
import { provePast } from './prove-past.ts';
import { proveRepetition } from './prove-repetition.ts';
import type { ContractWorld } from './contract-world.ts';

/**
 * What the contract of a feature declares, proven against the real server in a world of its own: T1 (who gets what, also those who
 * were something), T17 (no foreign page changes anything) and T19 (whatever comes in, nothing breaks).
 */
export function proveContract(
  feature: string,
  calls: Readonly<Record<string, AnyCall>>,
  examples: Readonly<Record<string, unknown>>,
  /** What an operator sets, where the feature needs it. */
  environment: Record<string, string> = {},
): void {
  const all: readonly ExampledCall[] = withExamples(calls, examples);
  const served = serverFeatures.find(({ name }) => name === feature)?.handlers.map(({ call }) => call.id) ?? [];
  let prepared: ContractWorld | undefined;
  const there = (): ContractWorld => {
    if (!prepared) throw new Error('The world is not seeded yet.');
    return prepared;
  };
  beforeAll(async () => {
    const test = await testServer(environment);
    const world = await seedWorld(test.server.services);
    prepared = { test, world, past: await seedPast(world) };
  });

  describe(`the contract of ${feature}`, () => {
    it('knows every call that its server answers, with an example and a place for every actor', () => {
      expect(served.length).toBeGreaterThan(0);
      expect(gapsOf(served, all)).toEqual([]);
    });

    proveActors(all, there);
    provePast(all, there);
    proveRepetition(all, there);
    proveForeignSites(all, there);
    proveFuzz(all, there);
  });
}
