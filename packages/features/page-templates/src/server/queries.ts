import { changedAt, personOf, type UserActor } from '@pausenplatz/kernel-server';
import { type Kysely, sql } from 'kysely';
import type { PageTemplate } from '../contract/index.ts';
import { refuse } from './page-templates.ts';
import { type Context, isReadable } from './scope.ts';
import type { PageTemplatesTables } from './tables.ts';

/** Templates that somebody reads, with what they say to this person; one query. */
export function readTemplates(db: Kysely<PageTemplatesTables>, actor: UserActor) {
  return db
    .selectFrom('page_template')
    .selectAll()
    .select(changedAt.as('changedAt'))
    .select((where) => [
      where
        .exists(
          where
            .selectFrom('page_template_like')
            .select('user_id')
            .whereRef('template_id', '=', 'page_template.id')
            .where('user_id', '=', actor.userId),
        )
        .$castTo<boolean>()
        .as('like'),
      sql<string | null>`(select title from page where page.id = page_template.source_page_id and page.deleted_at is null)`.as(
        'sourceTitle',
      ),
    ])
    .where((where) => isReadable(where, actor));
}

type ReadRow = Awaited<ReturnType<ReturnType<typeof readTemplates>['execute']>>[number];

/** A template as it leaves the server; nobody learns who wrote it. */
export function presentTemplate(row: ReadRow, { userId, adminSchoolIds }: UserActor): PageTemplate {
  const { id, name, description, keywords, audience, pages, likes: numOfLikes, like, with_below: withBelow } = row;
  const isMine = row.author_id === userId;
  const mayWithdraw = audience !== 'own' && row.school_id !== null && adminSchoolIds.includes(row.school_id);
  const source =
    isMine && row.source_page_id !== null && row.sourceTitle !== null ? { id: row.source_page_id, title: row.sourceTitle } : null;
  const isWithdrawn = row.withdrawn_at !== null && (isMine || mayWithdraw);
  return {
    id,
    name,
    description,
    keywords,
    audience,
    pages,
    withBelow,
    numOfLikes,
    like,
    isMine,
    source,
    isWithdrawn,
    mayWithdraw,
    changedAt: row.updated_at.toISOString(),
  };
}

/** One of them, 404 where it is not for this person. */
export async function readTemplate(context: Context, id: string, db: Kysely<PageTemplatesTables> = context.db): Promise<PageTemplate> {
  const actor = personOf(context);
  const row = await readTemplates(db, actor).where('id', '=', id).executeTakeFirst();
  return row ? presentTemplate(row, actor) : refuse('PAGE_TEMPLATE_NOT_FOUND');
}
