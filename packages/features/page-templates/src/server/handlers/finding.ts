import { plainWords } from '@pausenplatz/kernel-format';
import { asSystem, beginWordsOf, isBehind, likedPart, personOf, servicesOf } from '@pausenplatz/kernel-server';
import { keptPage } from '@pausenplatz/pages/contract';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import {
  getPageTemplate,
  likePageTemplate,
  listPageTemplates,
  pageTemplateLimits,
  pageTemplatesChanged,
  takePageTemplate,
} from '../../contract/index.ts';
import { handle, keptPagesOf } from '../page-templates.ts';
import { presentTemplate, readTemplate, readTemplates } from '../queries.ts';
import { holdReadable } from '../scope.ts';

const listHandler = handle(listPageTemplates, async (context, { of, words, after }) => {
  const actor = personOf(context);
  const rows = await readTemplates(context.db, actor)
    .$if(of === 'own', (query) => query.where('author_id', '=', actor.userId))
    .$if(of === 'public', (query) => query.where('audience', '=', 'public'))
    .$if(of === 'school', (query) =>
      query.where('audience', '!=', 'own').where('school_id', '=', sql<string>`any(${[...actor.familySchoolIds]}::text[])`),
    )
    .where(beginWordsOf(plainWords(words), sql<string>`name || ' ' || description || ' ' || array_to_string(keywords, ' ')`))
    .$if(after !== null, (query) => query.where(isBehind(after ?? '')))
    .orderBy('likes', 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(pageTemplateLimits.templatesPerPart + 1)
    .execute();
  const part = likedPart(rows, pageTemplateLimits.templatesPerPart);
  return { templates: part.rows.map((row) => presentTemplate(row, actor)), next: part.next };
});

const getHandler = handle(getPageTemplate, async (context, { id }) => {
  const template = await readTemplate(context, id);
  const kept = await keptPagesOf(context).show(servicesOf(context), [id]);
  return { template, pages: z.array(keptPage).parse(kept.get(id) ?? []) };
});

const takeHandler = handle(takePageTemplate, (context, { id, ...wanted }) =>
  context.transact(async (work) => {
    await holdReadable(work, context, id, 'read');
    return keptPagesOf(context).plant(context, work, id, wanted);
  }),
);

const likeHandler = handle(likePageTemplate, async (context, { id }) => {
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    const { author_id: authorId } = await holdReadable(work, context, id, 'changed');
    const { numDeletedRows } = await work.db
      .deleteFrom('page_template_like')
      .where('template_id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const isAdded = numDeletedRows === 0n;
    if (isAdded) await work.db.insertInto('page_template_like').values({ template_id: id, user_id: userId }).execute();
    // The template is somebody else's, and who likes it is nobody's business: the server itself counts.
    const { likes } = await asSystem(() =>
      work.db
        .updateTable('page_template')
        .set({ likes: sql<number>`(select count(*) from page_template_like one where one.template_id = page_template.id)` })
        .where('id', '=', id)
        .returning('likes')
        .executeTakeFirstOrThrow(),
    );
    if (authorId !== '') work.publish({ userId: authorId }, pageTemplatesChanged, { v: 1 });
    return { like: isAdded ? ('add' as const) : ('remove' as const), numOfLikes: likes };
  });
});

export const findingHandlers = [listHandler, getHandler, takeHandler, likeHandler];
