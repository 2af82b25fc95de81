import { type CallContext, personOf, refuserFor } from '@pausenplatz/kernel-server';
import { mayReadClass } from '../rules/index.ts';
import { {{camel}}Refusals } from './refusals.ts';
import type { {{pascal}}Tables } from './tables.ts';

const refuse = refuserFor({{camel}}Refusals);

declare const proven: unique symbol;

/** Proof that the actor may read the entries of a class; the queries ask for it. */
export interface ClassScope {
  readonly [proven]: true;
  readonly classId: string;
}

/** 404 for a class that is not there and for one of other people: nobody learns which of the two. */
export async function proveClass(context: CallContext<{{pascal}}Tables>, classId: string): Promise<ClassScope> {
  const found = await context.db
    .selectFrom('school_class')
    .select(['id', 'school_id as schoolId'])
    .where('id', '=', classId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found || !mayReadClass(found, personOf(context))) return refuse('{{constant}}_CLASS_NOT_FOUND');
  // The checks above are the proof; nothing else makes this type.
  return { classId } as ClassScope;
}
