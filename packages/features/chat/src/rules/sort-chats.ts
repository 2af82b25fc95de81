import type { ChatBrief } from '../contract/index.ts';

/** By the newest message, or by name (specification, section 4). */
type ChatSort = 'date' | 'abc';

const german = new Intl.Collator('de-CH', { numeric: true });
const byName = (one: Pick<ChatBrief, 'name'>, other: Pick<ChatBrief, 'name'>) => german.compare(one.name, other.name);

type Sorted = Pick<ChatBrief, 'name' | 'newestMessage'>;

/** Chats in the order that somebody chose; one without a message comes last, and chats that are equal by name. */
export function sortChats<Shown extends Sorted>(chats: readonly Shown[], sort: ChatSort): Shown[] {
  if (sort === 'abc') return chats.toSorted(byName);
  return chats.toSorted((one, other) => (other.newestMessage ?? '').localeCompare(one.newestMessage ?? '') || byName(one, other));
}
