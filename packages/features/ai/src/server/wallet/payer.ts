import { type CallContext, personOf } from '@pausenplatz/kernel-server';
import type { AiTables } from '../tables.ts';
import { findWallet, type Owner } from './wallets.ts';

/** Who pays for what somebody asks. */
export interface Payer {
  readonly owner: Owner;
  readonly isChild: boolean;
  /** Is given something for trying out. */
  readonly isTrying: boolean;
  /** Of the class that pays; empty for who pays themselves. */
  readonly schoolId: string;
  readonly className: string | null;
  readonly age: number | null;
}

/** Why a child may not ask: its school has not opened the services, or no class of it has credit. */
interface Closed {
  readonly closed: 'school' | 'class';
  readonly age: number | null;
}

type Asking = Pick<CallContext<AiTables>, 'actor' | 'db'>;

/** Adults pay themselves; for a child one of its classes does, once its school has opened the services. */
export async function payerOf(context: Asking): Promise<Payer | Closed> {
  const { userId, roles, attendsClassIds } = personOf(context);
  if (!roles.includes('Pupil')) {
    const isTrying = roles.includes('Teacher') || roles.includes('SchoolAdmin');
    return { owner: { kind: 'person', id: userId }, isChild: false, isTrying, schoolId: '', className: null, age: null };
  }
  if (attendsClassIds.length === 0) return { closed: 'school', age: null };
  const classes = await context.db
    .selectFrom('school_class')
    .innerJoin('ai_school', 'ai_school.school_id', 'school_class.school_id')
    .leftJoin('ai_wallet', 'ai_wallet.class_id', 'school_class.id')
    .select(['school_class.id', 'school_class.name', 'school_class.school_id', 'ai_school.age', 'ai_wallet.credit'])
    .where('school_class.id', 'in', attendsClassIds)
    .where('archived_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('school_class.name')
    .execute();
  const [open] = classes;
  if (!open) return { closed: 'school', age: null };
  const paying = classes.find(({ credit }) => credit !== null && credit > 0) ?? classes.find(({ credit }) => credit !== null);
  if (!paying) return { closed: 'class', age: open.age };
  const { id, name, school_id: schoolId, age } = paying;
  return { owner: { kind: 'class', id }, isChild: true, isTrying: false, schoolId, className: name, age };
}

interface Credit {
  readonly credit: number;
  readonly testCredit: number;
}

/** What a payer has; who never asked has what there is for trying out. */
export async function creditOf({ db }: Asking, { owner, isTrying }: Payer, testCredit: number): Promise<Credit> {
  const wallet = await findWallet(db, owner);
  return wallet ? { credit: wallet.credit, testCredit: wallet.testCredit } : { credit: 0, testCredit: isTrying ? testCredit : 0 };
}
