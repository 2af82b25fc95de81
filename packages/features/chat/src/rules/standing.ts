import type { ChatKind, WriteMode } from '../contract/index.ts';

/** What is known of a person in a chat. */
export interface Standing {
  readonly isChild: boolean;
  /** Made an admin of this chat. */
  readonly isAppointed: boolean;
  /** Administers the school of the chat. */
  readonly administers: boolean;
}

/** What is known of the chat around them. */
export interface ChatFacts {
  readonly kind: ChatKind;
  readonly writeMode: WriteMode;
  readonly isClosed: boolean;
  /** Adults who are in it, and those of them who were made its admins. */
  readonly adults: number;
  readonly appointed: number;
  /** Children made it for themselves, and their school does not allow that, or not any more. */
  readonly isBarred: boolean;
}

/**
 * Who looks after a chat. A child never does. A class and its groups are looked after by those who teach the class, the school's chat
 * by its admins too; where nobody was appointed, or the last one left, all adults do, so that no chat is without.
 */
export function isAdminOf({ isChild, isAppointed, administers }: Standing, { kind, appointed }: ChatFacts): boolean {
  if (isChild) return false;
  if (kind === 'class' || kind === 'group' || isAppointed || appointed === 0) return true;
  return kind === 'school' && administers;
}

/** Who writes: nobody in a closed chat, no child where no adult reads along or the school bars it, and otherwise as its mode says. */
export function mayWrite(person: Standing, facts: ChatFacts): boolean {
  if (facts.isClosed || (person.isChild && (facts.isBarred || facts.adults === 0))) return false;
  return facts.writeMode !== 'admins' || isAdminOf(person, facts);
}

/** What this person writes is read by the admins alone. */
export const isAnswering = (person: Standing, facts: ChatFacts): boolean => facts.writeMode === 'answers' && !isAdminOf(person, facts);
