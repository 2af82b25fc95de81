import { idempotencyHeader } from '@pausenplatz/kernel-contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { ExampledCall } from '../all-calls.ts';
import type { ContractWorld } from './contract-world.ts';

/** A creating call that comes twice with one idempotency key is done once, and answers the same. */
export function proveRepetition(calls: readonly ExampledCall[], there: () => ContractWorld): void {
  const creating = calls.filter(({ call }) => call.idempotent);
  if (creating.length === 0) return;
  describe.each(creating.map((one) => [one.call.id, one] as const))('twice with one key: %s', (_id, { call, example }) => {
    it('is done once', async () => {
      const { test, world } = there();
      const actor = (['teacherOfClass', 'schoolAdminOwn', 'pupilOwner'] as const).find((one) => call.actors[one] === 200) ?? 'private';
      const input = await example(world, actor);
      const token = await world.tokenOf(actor);
      const send = () => test.call(token, call, input, { [idempotencyHeader]: `twice ${call.path}` });
      const first = await send();
      expect(first.status, first.text).toBe(200);
      const second = await send();
      expect([second.status, second.body]).toEqual([200, first.body]);
      const { rows } = await sql`select status from idempotency_key where key = ${`twice ${call.path}`}`.execute(world.services.db);
      expect(rows).toEqual([{ status: 200 }]);
    });
  });
}
