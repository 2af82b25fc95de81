import type { CallContext, Work } from '@pausenplatz/kernel-server';
import { proveFence } from '../locks.ts';
import { type PageScope, provePage } from '../scope.ts';
import type { PagesTables } from '../tables.ts';
import { revise, tellContent } from '../tell.ts';

/** One change of a page under its edit lock: proof, change, new revision, news. */
export async function underLock<T>(
  context: CallContext<PagesTables>,
  input: { readonly pageId: string; readonly fence: number },
  change: (work: Work<PagesTables>, scope: PageScope) => Promise<{ readonly blockId: string; readonly answer: T }>,
): Promise<T & { revision: number }> {
  const scope = await provePage(context, input.pageId, { permission: 2 });
  return context.transact(async (work) => {
    await proveFence(work, context, scope, input.fence);
    const { blockId, answer } = await change(work, scope);
    const revision = await revise(work, scope, context.clock.now());
    tellContent(work, context, scope, revision, [blockId]);
    return { ...answer, revision };
  });
}
