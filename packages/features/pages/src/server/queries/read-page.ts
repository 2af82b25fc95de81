import type { FileRow } from '@pausenplatz/documents/server';
import { keepPlan } from '@pausenplatz/kernel-server';
import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Background, BlockPlace, Release } from '../../contract/index.ts';
import type { PageOwnership } from '../../rules/page-permission.ts';
import type { SaidRule } from '../../rules/service-rules.ts';
import type { Neighbour } from '../../rules/shown-neighbours.ts';
import type { PagesTables } from '../tables.ts';
import { isReleased, isShown, memberIds, ownershipColumns, ownershipFacts } from './ownership.ts';

export interface PageRow extends PageOwnership {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly groupName: string | null;
  readonly background: Background;
  readonly release: Release | null;
  readonly narrowed: boolean;
  readonly linkSecret: string | null;
  /** Sealed. */
  readonly linkPassword: string | null;
  readonly isDraft: boolean;
  readonly visibleFrom: Date | null;
  readonly visibleUntil: Date | null;
  readonly revision: number;
  readonly updatedAt: Date;
  readonly blocks: { id: string; type: string; version: number; position: string; place: BlockPlace; settings: Record<string, unknown> }[];
  readonly children: Neighbour[];
  readonly siblings: Neighbour[];
  readonly ancestors: Neighbour[];
  readonly files: FileRow[];
  /** What the schools of the page and those above them say about foreign services. */
  readonly saidRules: SaidRule[];
}

/**
 * Everything a page shows, in one query whatever its size; the caller decides who may see it.
 * Deleted pages are not found, archived ones are.
 */
export async function readPage(db: Kysely<PagesTables>, by: { readonly url: string } | { readonly id: string }): Promise<PageRow | null> {
  const [column, value] = 'url' in by ? (['url', by.url] as const) : (['id', by.id] as const);
  const { rows } = await db.executeQuery<PageRow>({ ...compiledFor(db, column), parameters: [value] });
  return rows[0] ?? null;
}

const compiled = new Map<string, CompiledQuery<PageRow>>();

/** Putting the long statement together costs as much as sending it, so its text is made once. */
function compiledFor(db: Kysely<PagesTables>, column: 'url' | 'id'): CompiledQuery<PageRow> {
  const known = compiled.get(column) ?? keepPlan(pageStatement(sql`${sql.ref(`page.${column}`)} = ${''}`).compile(db));
  compiled.set(column, known);
  return known;
}

/** The statement itself, which the benchmark sends over a bare connection too. */
export function pageStatement(condition: RawBuilder<unknown>): RawBuilder<PageRow> {
  const brief = (
    more = sql``,
  ) => sql`jsonb_build_object('id', other.id, 'name', other.title, 'url', other.url, 'visibility', other.visibility,
    'isArchived', other.archived_at is not null, 'isReleased', ${isReleased('other')}, 'isShown', ${isShown('other')}, 'memberIds', ${memberIds('other')}${more})`;
  return sql<PageRow>`
    select ${ownershipColumns}, page.id, page.url, page.title, page.background, page.release, page.narrowed_at is not null as narrowed,
      page.link_secret as "linkSecret", page.link_password as "linkPassword", page.is_draft as "isDraft",
      page.visible_from as "visibleFrom", page.visible_until as "visibleUntil", page.revision, page.updated_at as "updatedAt",
      wall.services_of(facts.school_ids) as "saidRules",
      coalesce(case page.group_type when 'class' then (select name from school_class where id = page.group_id)
        when 'school' then (select name from school where id = page.group_id)
        else (select first_name || ' ' || last_name from user_account where id = page.group_id) end, wall.name_of_given_page(page.id)) as "groupName",
      coalesce((select jsonb_agg(jsonb_build_object('id', b.id, 'type', b.type, 'version', b.version, 'position', b.position, 'place', b.place, 'settings', b.settings) order by b.position, b.id)
        from page_block b where b.page_id = page.id and b.deleted_at is null), '[]') as blocks,
      coalesce((select jsonb_agg(${brief()} order by other.position, other.id) from page other where other.parent_id = page.id and other.deleted_at is null), '[]') as children,
      coalesce((select jsonb_agg(${brief(sql`, 'isBefore', (other.position, other.id) < (page.position, page.id)`)} order by other.position, other.id) from page other
        where other.group_type = page.group_type and other.group_id = page.group_id and other.parent_id is not distinct from page.parent_id
          and other.id <> page.id and other.deleted_at is null), '[]') as siblings,
      case when page.parent_id is null then '[]' else coalesce((
        with recursive above as (
          select p.*, 1 as depth from page p where p.id = page.parent_id
          union all select p.*, above.depth + 1 from page p join above on p.id = above.parent_id where above.depth < 20)
        select jsonb_agg(${brief()} order by other.depth desc) from above other where other.deleted_at is null), '[]') end as ancestors,
      coalesce((select jsonb_agg(distinct jsonb_build_object('id', f.id, 'name', f.name, 'mime_type', f.mime_type, 'size_bytes', f.size_bytes,
          'width', f.width, 'height', f.height, 'widths', f.widths, 'preview', f.preview))
        from page_file pf join file f on f.id = pf.file_id left join page_block fb on fb.id = pf.block_id
        where pf.page_id = page.id and fb.deleted_at is null), '[]') as files
    from page ${ownershipFacts} where ${condition} and page.deleted_at is null`;
}
