import { seedWorld, type World } from '@pausenplatz/account/testing';
import { everythingOf } from '@pausenplatz/homework/testing';
import { type Services, transactAs } from '@pausenplatz/kernel-server';
import { aMessage } from '@pausenplatz/notices/testing';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { anAdministration } from '../../testing/an-administration.ts';
import { testServer } from '../../testing/test-server.ts';

let services: Services;
let world: World;
beforeAll(async () => {
  services = (await testServer()).server.services;
  world = await seedWorld(services);
});

/** Every text column of every feature's table that still holds the word. */
async function placesOf(word: string): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb', 'ARRAY') and table_name not in ('outbox', 'idempotency_key')`.execute(
    services.db,
  );
  expect(columns.length).toBeGreaterThan(60);
  const places: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await sql<{ hits: number }>`
      select count(*)::int as hits from ${sql.table(table)} where ${sql.ref(column)}::text like ${`%${word}%`}`.execute(services.db);
    if ((rows[0]?.hits ?? 0) > 0) places.push(`${table}.${column}`);
  }
  return places;
}

describe('the steps of all features', () => {
  it('T27: leave nothing of a person anywhere once they are forgotten', async () => {
    const { userId } = world.people.schoolAdminOwn;
    await aMessage(world);
    await everythingOf(world, userId);
    await anAdministration(world, userId);
    await world.db.updateTable('school_member').set({ kind: 'admin' }).where('user_id', '=', userId).execute();
    expect(await placesOf(userId)).toEqual(
      expect.arrayContaining([
        'system_message.created_by',
        'homework_task.created_by',
        'homework_task.owner_id',
        'homework_feedback.teacher_id',
        'year_plan.created_by',
        'year_step.step',
        'year_step.memo',
        'task.owner_id',
      ]),
    );
    for (const { step } of services.steps.of('forget').toReversed())
      await transactAs(services)(async (work) => void (await step(services, work, userId)));
    const left = await placesOf(userId);
    expect(left.filter((place) => !place.startsWith('user_account.'))).toEqual([]);
  });

  it('answer an export for everybody, from each feature that keeps something', async () => {
    const { userId } = world.people.teacherOfClass;
    const parts = services.steps.of('exportFor');
    expect(parts.map(({ feature }) => feature)).toEqual(expect.arrayContaining(['schools', 'documents', 'pages', 'notices', 'homework']));
    for (const { feature, step } of parts) {
      const { data } = await step(services, userId);
      expect(JSON.stringify(data), feature).not.toContain('Fremdmarke');
    }
  });
});
