import { type Erasure, type Gone, keepsOf, ownWork } from '@pausenplatz/kernel-server';
import { keptPagesOf } from './page-templates.ts';
import type { OwnTables, PageTemplatesTables } from './tables.ts';

/** Where page templates hold people. What others find stays when its author goes, without the name. */
export const pageTemplatesKeeps = keepsOf<OwnTables>()({
  people: {
    'page_template_like.user_id': { erased: { by: dropLikes }, exportedAs: 'pageTemplateLikes' },
    'page_template.author_id': { erased: { by: leaveTemplates }, exportedAs: 'pageTemplates' },
  },
  classes: {},
  neither: {
    page_template: ['id', 'school_id', 'name', 'description', 'keywords', 'audience', 'source_page_id'],
    page_template_like: ['template_id'],
  },
});

/** What only its author found goes, with its pages; what lies in the trash as well. */
async function leaveTemplates({ services, work, id }: Erasure): Promise<Gone> {
  const { db } = ownWork<PageTemplatesTables>(work);
  const gone = await db
    .deleteFrom('page_template')
    .where('author_id', '=', id)
    .where((where) => where.or([where('audience', '=', 'own'), where('deleted_at', 'is not', null)]))
    .returning('id')
    .execute();
  await keptPagesOf(services).drop(
    ownWork<PageTemplatesTables>(work),
    gone.map((row) => row.id),
  );
  await db.updateTable('page_template').set({ author_id: '' }).where('author_id', '=', id).execute();
  return { page_template: gone.length };
}

async function dropLikes({ work, id }: Erasure): Promise<Gone> {
  const { db } = ownWork<PageTemplatesTables>(work);
  const rows = await db.deleteFrom('page_template_like').where('user_id', '=', id).returning('template_id').execute();
  if (rows.length > 0)
    await db
      .updateTable('page_template')
      .set((set) => ({ likes: set('likes', '-', 1) }))
      .where(
        'id',
        'in',
        rows.map(({ template_id }) => template_id),
      )
      .execute();
  return { page_template_like: rows.length };
}
