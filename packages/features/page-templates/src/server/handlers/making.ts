import { confirmed } from '@pausenplatz/kernel-contract';
import { lockFor, newId, personOf, type Work } from '@pausenplatz/kernel-server';
import { givingSchool } from '@pausenplatz/schools/server';
import {
  type Audience,
  deletePageTemplate,
  makePageTemplate,
  pageTemplateLimits,
  pageTemplatesChanged,
  renewPageTemplate,
  restorePageTemplate,
  updatePageTemplate,
  withdrawPageTemplate,
} from '../../contract/index.ts';
import { handle, keptPagesOf, refuse } from '../page-templates.ts';
import { readTemplate } from '../queries.ts';
import { type Context, holdAsAdmin, holdOwn } from '../scope.ts';
import type { PageTemplatesTables } from '../tables.ts';

type OwnWork = Work<PageTemplatesTables>;

interface Taken {
  readonly pageId: string;
  readonly withBelow: boolean;
  readonly namesSeen: boolean;
}

/** Names of children go into no template; whether a word is one, only a person knows. */
async function proveNames(context: Context, { namesSeen, ...taken }: Taken): Promise<void> {
  const names = await keptPagesOf(context).names(context, taken);
  if (names.length > 0 && !namesSeen) refuse('PAGE_TEMPLATE_NAMES_CHILDREN', { details: { names: names.join(', ') } });
}

async function schoolFor(work: OwnWork, context: Context, audience: Audience): Promise<string | null> {
  if (audience === 'own') return null;
  return (await givingSchool(work, personOf(context).userId, audience)) ?? refuse('PAGE_TEMPLATE_NEEDS_SCHOOL');
}

/** So many templates has a person; counted under a lock, so that two at once do not both get the last place. */
async function proveRoom(work: OwnWork, userId: string): Promise<void> {
  await lockFor(work.db, `page templates of ${userId}`);
  const { count } = await work.db
    .selectFrom('page_template')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('author_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const maximum = pageTemplateLimits.templatesPerPerson;
  if (count >= maximum) refuse('PAGE_TEMPLATES_TOO_MANY', { details: { count: maximum } });
}

const tell = (work: OwnWork, userId: string) => work.publish({ userId }, pageTemplatesChanged, { v: 1 });

const makeHandler = handle(makePageTemplate, async (context, { pageId, withBelow, namesSeen, ...told }) => {
  const { userId } = personOf(context);
  await proveNames(context, { pageId, withBelow, namesSeen });
  return context.transact(async (work) => {
    await proveRoom(work, userId);
    const id = newId();
    const school_id = await schoolFor(work, context, told.audience);
    const pages = await keptPagesOf(context).keep(context, work, id, { pageId, withBelow });
    await work.db
      .insertInto('page_template')
      .values({
        ...told,
        id,
        author_id: userId,
        school_id,
        source_page_id: pageId,
        with_below: withBelow,
        pages,
        updated_at: context.clock.now(),
      })
      .execute();
    tell(work, userId);
    return { template: await readTemplate(context, id, work.db) };
  });
});

const renewHandler = handle(renewPageTemplate, async (context, { id, pageId, withBelow, namesSeen }) => {
  await context.transact((work) => holdOwn(work, context, id));
  await proveNames(context, { pageId, withBelow, namesSeen });
  return context.transact(async (work) => {
    const { author_id: userId } = await holdOwn(work, context, id);
    const pages = await keptPagesOf(context).keep(context, work, id, { pageId, withBelow });
    await work.db
      .updateTable('page_template')
      .set({ pages, source_page_id: pageId, with_below: withBelow, updated_at: context.clock.now() })
      .where('id', '=', id)
      .execute();
    tell(work, userId);
    return { template: await readTemplate(context, id, work.db) };
  });
});

const updateHandler = handle(updatePageTemplate, (context, { id, ...told }) =>
  context.transact(async (work) => {
    const row = await holdOwn(work, context, id);
    // What an admin withdrew from a school stays with that school, or it would be back by the next choice.
    const school_id = row.withdrawn_at === null ? await schoolFor(work, context, told.audience) : row.school_id;
    await work.db
      .updateTable('page_template')
      .set({ ...told, school_id, updated_at: context.clock.now() })
      .where('id', '=', id)
      .execute();
    tell(work, row.author_id);
    return { template: await readTemplate(context, id, work.db) };
  }),
);

const deleteHandler = handle(deletePageTemplate, (context, { id }) =>
  context.transact(async (work) => {
    const { author_id: userId } = await holdOwn(work, context, id);
    await work.db.updateTable('page_template').set({ deleted_at: context.clock.now() }).where('id', '=', id).execute();
    tell(work, userId);
    return confirmed;
  }),
);

const restoreHandler = handle(restorePageTemplate, (context, { id }) =>
  context.transact(async (work) => {
    const { author_id: userId } = await holdOwn(work, context, id, true);
    await proveRoom(work, userId);
    await work.db.updateTable('page_template').set({ deleted_at: null }).where('id', '=', id).execute();
    tell(work, userId);
    return confirmed;
  }),
);

const withdrawHandler = handle(withdrawPageTemplate, (context, { id, withdrawn }) =>
  context.transact(async (work) => {
    const row = await holdAsAdmin(work, context, id);
    await work.db
      .updateTable('page_template')
      .set({ withdrawn_at: withdrawn ? context.clock.now() : null })
      .where('id', '=', id)
      .execute();
    const action = withdrawn ? 'template.withdraw' : 'template.admit';
    await work.audit({ action, scopeId: row.school_id, subject: { kind: 'template', id }, about: row.name });
    if (row.author_id !== '') tell(work, row.author_id);
    return { template: await readTemplate(context, id, work.db) };
  }),
);

export const makingHandlers = [makeHandler, renewHandler, updateHandler, deleteHandler, restoreHandler, withdrawHandler];
