import { asSystem, type CallContext, personOf, type UserActor, type Work } from '@pausenplatz/kernel-server';
import type { Expression, ExpressionBuilder, Kysely, Selectable, SqlBool } from 'kysely';
import { refuse } from './page-templates.ts';
import type { PageTemplatesTables } from './tables.ts';

export type Context = CallContext<PageTemplatesTables>;
type TemplateRow = Selectable<PageTemplatesTables['page_template']>;
type Where = ExpressionBuilder<PageTemplatesTables, 'page_template'>;

/** Templates that the actor reads and takes over: own ones, and what others gave to their school or to everybody and nobody withdrew. */
export function isReadable(where: Where, { userId, familySchoolIds, adminSchoolIds }: UserActor): Expression<SqlBool> {
  const ofSchools = (ids: readonly string[]) => (ids.length > 0 ? [where('school_id', 'in', ids)] : []);
  return where.and([
    where('deleted_at', 'is', null),
    where.or([
      where('author_id', '=', userId),
      where.and([
        where('audience', '!=', 'own'),
        where.or([
          where.and([where('withdrawn_at', 'is', null), where.or([where('audience', '=', 'public'), ...ofSchools(familySchoolIds)])]),
          // Who withdrew it may let it in again.
          ...ofSchools(adminSchoolIds),
        ]),
      ]),
    ]),
  ]);
}

const found = (db: Kysely<PageTemplatesTables>, context: Context, id: string) =>
  db
    .selectFrom('page_template')
    .selectAll()
    .where('id', '=', id)
    .where((where) => isReadable(where, personOf(context)));

/** Held until the commit, what is somebody else's by the server itself: nobody withdraws it or takes it back meanwhile. */
export async function holdReadable(
  work: Work<PageTemplatesTables>,
  context: Context,
  id: string,
  as: 'read' | 'changed',
): Promise<TemplateRow> {
  const row = await asSystem(() => {
    const template = found(work.db, context, id);
    // Two who change the same row would wait for each other's share of it.
    return (as === 'read' ? template.forShare() : template.forNoKeyUpdate()).executeTakeFirst();
  });
  return row ?? refuse('PAGE_TEMPLATE_NOT_FOUND');
}

/** A template of one's own, held until the commit. */
export async function holdOwn(work: Work<PageTemplatesTables>, context: Context, id: string, isDeleted = false): Promise<TemplateRow> {
  const row = await work.db
    .selectFrom('page_template')
    .selectAll()
    .where('id', '=', id)
    .where('author_id', '=', personOf(context).userId)
    .where('deleted_at', isDeleted ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? refuse('PAGE_TEMPLATE_NOT_FOUND');
}

/** A template that somebody gave to others from a school that the actor administers, held until the commit. */
export async function holdAsAdmin(work: Work<PageTemplatesTables>, context: Context, id: string): Promise<TemplateRow> {
  const { adminSchoolIds } = personOf(context);
  if (adminSchoolIds.length === 0) return refuse('PAGE_TEMPLATE_NOT_FOUND');
  const row = await work.db
    .selectFrom('page_template')
    .selectAll()
    .where('id', '=', id)
    .where('school_id', 'in', adminSchoolIds)
    .where('audience', '!=', 'own')
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? refuse('PAGE_TEMPLATE_NOT_FOUND');
}
