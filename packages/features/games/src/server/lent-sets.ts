import { type CallContext, type UserActor } from '@pausenplatz/kernel-server';
import { pairsApart } from '@pausenplatz/progress/rules';
import { type LearnPair, pairSourceStep } from '@pausenplatz/progress/server';
import type { LentKind } from '../contract/index.ts';
import type { GamesTables } from './tables.ts';

interface LentSet {
  readonly title: string;
  readonly pairs: readonly LearnPair[];
}

/** A set that a trainer lends to somebody, without what would look alike; null where they may not read it. */
export async function lentSet(
  context: Pick<CallContext<GamesTables>, 'db' | 'clock' | 'signer' | 'steps'>,
  asker: UserActor,
  { kind, id }: { readonly kind: LentKind; readonly id: string },
): Promise<LentSet | null> {
  const source = context.steps.given(pairSourceStep).find(({ step }) => step.kind === kind);
  const found = source ? await source.step.read(context, asker, id) : null;
  return found && { title: found.title, pairs: pairsApart(found.pairs) };
}
