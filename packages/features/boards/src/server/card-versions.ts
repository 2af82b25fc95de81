import { type CallContext, newId, type Work } from '@pausenplatz/kernel-server';
import { type BoardCard, boardsLimits } from '../contract/index.ts';
import { isWritten } from '../rules/index.ts';
import type { HeldCard } from './change.ts';
import type { BoardScope } from './scope.ts';
import type { BoardsTables, CardWords } from './tables.ts';

type Change = { readonly [Name in keyof CardWords]?: BoardCard[Name] | undefined };

/** Keeps what a card is until now where somebody writes something else; the oldest go. */
export async function keepVersion(
  context: Pick<CallContext<BoardsTables>, 'clock'>,
  work: Work<BoardsTables>,
  { userId }: BoardScope,
  { entry, card }: HeldCard,
  change: Change,
): Promise<void> {
  const before = { text: entry.title, color: card.color, dueOn: card.due_on, checks: card.checks };
  const { text = before.text, color = before.color, dueOn = before.dueOn, checks = before.checks } = change;
  if (!isWritten(before, { text, color, dueOn, checks })) return;
  const id = newId();
  await work.db
    .insertInto('board_card_version')
    .values({ id, entry_id: entry.id, editor_id: userId, words: JSON.stringify(before), at: context.clock.now() })
    .execute();
  const old = work.db
    .selectFrom('board_card_version')
    .select('id')
    .where('entry_id', '=', entry.id)
    .orderBy('at', 'desc')
    .orderBy('id')
    .offset(boardsLimits.versionsPerCard);
  await work.db.deleteFrom('board_card_version').where('id', 'in', old).execute();
}
