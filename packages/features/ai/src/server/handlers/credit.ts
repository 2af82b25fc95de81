import { personOf, type CallContext } from '@pausenplatz/kernel-server';
import type { OutputOf } from '@pausenplatz/kernel-contract';
import { getCredit } from '../../contract/index.ts';
import { handle } from '../ai.ts';
import { aiConfig } from '../config.ts';
import type { AiTables } from '../tables.ts';
import { monthStart, spentSince } from '../wallet/spent.ts';
import { findWallet, type Owner } from '../wallet/wallets.ts';

type Context = CallContext<AiTables>;
type Shown = OutputOf<typeof getCredit>;

const creditHandler = handle(getCredit, async (context) => {
  const { userId } = personOf(context);
  const { testCredit } = context.config.of(aiConfig);
  const own = await shown(context, { kind: 'person', id: userId }, testCredit);
  return {
    own: { ...own.sums, limit: own.limit },
    classes: await classesOf(context),
    schools: await schoolsOf(context),
    colleagues: await colleaguesOf(context),
  };
});

async function shown(context: Context, owner: Owner, testCredit = 0) {
  const wallet = await findWallet(context.db, owner);
  if (!wallet) return { sums: { credit: 0, testCredit, spent: 0 }, limit: null, childLimit: null };
  const spent = await spentSince(context.db, { walletId: wallet.id, since: monthStart(context.clock.now()) });
  return { sums: { credit: wallet.credit, testCredit: wallet.testCredit, spent }, limit: wallet.monthLimit, childLimit: wallet.childLimit };
}

async function classesOf(context: Context): Promise<Shown['classes']> {
  const { teachesClassIds } = personOf(context);
  if (teachesClassIds.length === 0) return [];
  const rows = await context.db
    .selectFrom('school_class')
    .leftJoin('ai_school', 'ai_school.school_id', 'school_class.school_id')
    .select(['school_class.id', 'name', 'age'])
    .where('school_class.id', 'in', teachesClassIds)
    .where('archived_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .execute();
  return Promise.all(
    rows.map(async ({ id, name, age }) => {
      const { sums, limit, childLimit } = await shown(context, { kind: 'class', id });
      return { id, name, isOpen: age !== null, ...sums, limit, childLimit };
    }),
  );
}

async function schoolsOf(context: Context): Promise<Shown['schools']> {
  const { adminSchoolIds } = personOf(context);
  if (adminSchoolIds.length === 0) return [];
  const rows = await context.db
    .selectFrom('school')
    .leftJoin('ai_school', 'ai_school.school_id', 'school.id')
    .select(['school.id', 'name', 'age'])
    .where('school.id', 'in', adminSchoolIds)
    .orderBy('name')
    .execute();
  return Promise.all(rows.map(async ({ id, name, age }) => ({ id, name, age, ...(await shown(context, { kind: 'school', id })).sums })));
}

/** Who teaches at one of the caller's schools. */
async function colleaguesOf(context: Context): Promise<Shown['colleagues']> {
  const { userId, schoolIds, adminSchoolIds } = personOf(context);
  const all = [...new Set([...schoolIds, ...adminSchoolIds])];
  if (all.length === 0) return [];
  const rows = await context.db
    .selectFrom('user_account')
    .select(['id', 'first_name', 'last_name'])
    .where('id', '<>', userId)
    .where('deleted_at', 'is', null)
    .where('id', 'in', (where) =>
      where.selectFrom('school_member').select('user_id').where('kind', '=', 'teacher').where('school_id', 'in', all),
    )
    .orderBy('last_name')
    .orderBy('first_name')
    .execute();
  return rows.map(({ id, first_name: first, last_name: last }) => ({ id, name: `${first} ${last}` }));
}

export const creditHandlers = [creditHandler];
