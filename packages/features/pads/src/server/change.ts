import type { CallContext, Work } from '@pausenplatz/kernel-server';
import { pageMembersTopic, pageTopic } from '@pausenplatz/pages/contract';
import { padChanged } from '../contract/index.ts';
import { holdMember, type MemberScope } from './scope.ts';
import { lockPad } from './take-change.ts';
import type { PadRow } from './queries.ts';
import type { PadsTables } from './tables.ts';

export type Context = CallContext<PadsTables>;
export type OwnWork = Work<PadsTables>;

interface Held {
  readonly scope: MemberScope;
  readonly pad: PadRow;
  readonly now: Date;
}

/** One change of a pad inside of a transaction: what was proven is held, and one is made after the other. */
export async function changeHeld<Result>(
  context: Context,
  blockId: string,
  change: (work: OwnWork, held: Held) => Promise<Result>,
): Promise<Result> {
  return context.transact(async (work) => {
    const scope = await holdMember(context, work, blockId);
    const now = context.clock.now();
    return change(work, { scope, pad: await lockPad(work.db, scope, now), now });
  });
}

/** Tells those who belong to the page, and its other readers where they read the pad; ids alone. */
export function tell(work: OwnWork, { pageId, blockId, settings }: MemberScope, options: { readonly toSelf?: boolean } = {}): void {
  const message = { v: 1, pageId, blockId } as const;
  work.publish({ topic: pageMembersTopic(pageId) }, padChanged, message, options);
  if (settings.visitorsRead) work.publish({ topic: pageTopic(pageId) }, padChanged, message, options);
}
