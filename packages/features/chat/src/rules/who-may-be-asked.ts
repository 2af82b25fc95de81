/** Somebody with whom a child or an adult wants to make a chat. */
interface Asked {
  readonly isChild: boolean;
}

interface Asker {
  readonly isChild: boolean;
  /** The school lets children write with each other, where an adult reads along (default: no). */
  readonly childrenTogether: boolean;
}

/**
 * Whether these people make a chat (decisions 3.4). A child never makes one without an adult, and with other children only where the
 * school allows it; an adult is an adult in it.
 */
export function refusalOfPersons(asker: Asker, asked: readonly Asked[]): 'CHAT_NEEDS_ADULT' | 'CHAT_CHILDREN_CLOSED' | null {
  if (!asker.isChild) return null;
  if (!asker.childrenTogether && asked.some(({ isChild }) => isChild)) return 'CHAT_CHILDREN_CLOSED';
  return asked.every(({ isChild }) => isChild) ? 'CHAT_NEEDS_ADULT' : null;
}
