import { seedWorld, type World } from '@pausenplatz/account/testing';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testServer } from '../../testing/test-server.ts';
import { unwalled } from './unwalled.data.ts';

let world: World;
beforeAll(async () => {
  world = await seedWorld((await testServer()).server.services);
});

interface Table {
  readonly name: string;
  readonly isWalled: boolean;
}

const tables = async (): Promise<readonly Table[]> => {
  const { rows } = await sql<Table>`
    select namespace.nspname || '.' || class.relname as name, class.relrowsecurity and class.relforcerowsecurity
      and exists (select from pg_policy where polrelid = class.oid and polname = 'wall') as "isWalled"
    from pg_class class join pg_namespace namespace on namespace.oid = class.relnamespace
    where class.relkind in ('r', 'p') and namespace.nspname not in ('jobs', 'pg_catalog', 'information_schema') order by 1`.execute(
    world.db,
  );
  return rows;
};

describe('T3: the catalogue of the database', () => {
  it('has row-level security, enabled and forced, on every table but those with a reason', async () => {
    const all = await tables();
    expect(all.length).toBeGreaterThan(50);
    expect(all.filter((table) => !table.isWalled).map(({ name }) => name)).toEqual(Object.keys(unwalled).toSorted());
  });

  it('has no policy for the plain role alone or beside the walls that lets anybody change something', async () => {
    const { rows } = await sql<{ place: string }>`
      select tablename || '.' || policyname as place from pg_policies
      where policyname !~ '^wall' and cmd <> 'SELECT' or roles <> '{public}' or permissive <> 'PERMISSIVE'`.execute(world.db);
    // A new account belongs to nobody yet; its membership is written after it.
    expect(rows.map(({ place }) => place)).toEqual(['user_account.begin']);
  });

  it('has no view that would look through a wall as the owner of the tables, and no function but these', async () => {
    const { rows } = await sql<{ name: string }>`
      select proname as name from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
      where prosecdef and nspname not in ('pg_catalog', 'information_schema')
      union select viewname from pg_views where schemaname not in ('pg_catalog', 'information_schema') order by 1`.execute(world.db);
    // The walls' own ids, whose a page is and for whom, which pages a search is to read, what schools say about foreign services, and telling the hub which pages to ask about again: ids, and yes or no. The one name that is
    // told past the wall is that of the class or the grown-up whose page was given away (given-away.test.ts).
    expect(rows.map(({ name }) => name)).toEqual([
      'attends',
      'facts_of_group',
      'follow_class_pupil',
      'follow_class_teacher',
      'follow_school_class',
      'follow_school_member',
      'is_let_out',
      'members_of',
      'name_of_given_page',
      'page_circle_changed',
      'page_class_changed',
      'page_member_left',
      'page_owner_left',
      'page_pupil_moved',
      'pages_that_say',
      'services_of',
    ]);
  });
});
