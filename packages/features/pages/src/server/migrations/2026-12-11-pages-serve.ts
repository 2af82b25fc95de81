import { isOfMySchools, type Migration, raiseWall } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';

/**
 * What schools say about foreign services on their pages. A page that anybody reads has readers who see nothing else of its school, so
 * that it is told past the wall: the schools by their ids, and what they and those above them say.
 */
export const servePages: Migration = {
  name: '2026-12-11-pages-serve',
  async up(db) {
    await sql`create table service_rule (
      school_id text not null references school (id) on delete cascade, service text not null,
      rule text not null check (rule in ('ask', 'allowed', 'forbidden')), set_by text not null,
      set_at timestamptz not null default now(), primary key (school_id, service))`.execute(db);
    await sql`create index service_rule_set_by on service_rule (set_by)`.execute(db);
    await raiseWall(db, 'service_rule', isOfMySchools('service_rule.school_id'));
    await sql
      .raw(`create function wall.services_of(schools text[]) returns jsonb
        language plpgsql stable cost 100 security definer set search_path to public, pg_temp set wall.kind to 'system' as $$ begin
          if not exists (select from service_rule) then return '[]'; end if;
          return coalesce((
            with recursive above as (
              select s.id as of, s.id, s.parent_id, 0 as distance from school s where s.id = any(schools)
              union select above.of, s.id, s.parent_id, distance + 1 from school s join above on s.id = above.parent_id)
            select jsonb_agg(jsonb_build_object('of', above.of, 'distance', distance, 'service', r.service, 'rule', r.rule))
              from above join service_rule r on r.school_id = above.id), '[]');
        end $$`)
      .execute(db);
  },
};
