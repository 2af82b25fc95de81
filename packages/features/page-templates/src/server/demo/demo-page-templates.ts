import { demoPeople } from '@pausenplatz/account/server';
import { type DemoWorld, newId, ownTables } from '@pausenplatz/kernel-server';
import { demoSchool } from '@pausenplatz/schools/server';
import type { Transaction } from 'kysely';
import { keptPagesOf } from '../page-templates.ts';
import type { PageTemplatesTables } from '../tables.ts';
import { demoTemplates } from './templates.data.ts';

/** Plants templates, made of pages that the demo school has. */
export async function demoPageTemplates({ services, find }: DemoWorld): Promise<void> {
  const { primaryId } = find(demoSchool);
  const idOf = (name: string) => find(demoPeople).get(name) ?? '';
  // The demo school is planted inside of one transaction.
  const db = ownTables<PageTemplatesTables>(services.db) as Transaction<PageTemplatesTables>;
  for (const { page, author, likedBy, keywords, ...template } of demoTemplates) {
    const { id: pageId } = await db.selectFrom('page').select('id').where('title', '=', page).executeTakeFirstOrThrow();
    const [id, userId] = [newId(), idOf(author)];
    const pages = await keptPagesOf(services).keepFor(services, { db }, id, { pageId, withBelow: true, userId });
    const made = { author_id: userId, source_page_id: pageId, with_below: true, pages, updated_at: services.clock.now() };
    await db
      .insertInto('page_template')
      .values({
        ...template,
        ...made,
        id,
        keywords: [...keywords],
        school_id: template.audience === 'own' ? null : primaryId,
        likes: likedBy.length,
      })
      .execute();
    const likes = likedBy.map((name) => ({ template_id: id, user_id: idOf(name) }));
    if (likes.length > 0) await db.insertInto('page_template_like').values(likes).execute();
  }
}
