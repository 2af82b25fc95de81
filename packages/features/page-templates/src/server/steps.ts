import { ownTables, type Steps } from '@pausenplatz/kernel-server';
import { pageTemplatesKeeps } from './keeps.ts';
import { keptPagesOf } from './page-templates.ts';
import type { PageTemplatesTables } from './tables.ts';

/** What page templates know about people; files of their blocks are counted where pages are. */
export const pageTemplatesSteps: Steps = {
  keeps: pageTemplatesKeeps,
  async exportFor(services, userId) {
    const db = ownTables<PageTemplatesTables>(services.db);
    const own = await db
      .selectFrom('page_template')
      .select(['id', 'name', 'description', 'keywords', 'audience', 'likes', 'updated_at', 'deleted_at'])
      .where('author_id', '=', userId)
      .orderBy('updated_at')
      .execute();
    const kept = await keptPagesOf(services).show(
      services,
      own.map(({ id }) => id),
    );
    const liked = await db
      .selectFrom('page_template_like')
      .innerJoin('page_template', 'page_template.id', 'template_id')
      .select('name')
      .where('user_id', '=', userId)
      .where('page_template.deleted_at', 'is', null)
      .execute();
    const pageTemplates = own.map(({ id, ...template }) => ({
      ...template,
      pages: (kept.get(id) ?? []).map(({ title, blocks }) => ({ title, blocks })),
    }));
    return { data: { pageTemplates, pageTemplateLikes: liked } };
  },
};
