import type { UndoObstacle } from '../contract/words.ts';
/** The part of a person that an import touches, as it was left or as it is. */
export interface PersonState {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly birthYear: number | null;
  readonly externalId: string | null;
  readonly classId: string | null;
  readonly number: number | null;
}

interface Touched {
  readonly userId: string;
  /** Also who came back from the trash counts as created, with what was before. */
  readonly how: 'created' | 'changed' | 'archived';
  /** How the person was; null for whom the import made. */
  readonly before: PersonState | null;
  /** How the import left the person. */
  readonly after: PersonState;
}

export interface PresentPerson {
  readonly state: PersonState;
  /** Somebody used the account, so there may be work of theirs. */
  readonly hasSignedIn: boolean;
}

export interface BlockedUndo {
  readonly userId: string;
  readonly obstacle: UndoObstacle;
}

/** What stands in the way of taking an import back (R4): everything it touched must be as it left it. Empty: nothing. */
export function undoObstaclesOf(touched: readonly Touched[], present: ReadonlyMap<string, PresentPerson>): BlockedUndo[] {
  return touched.flatMap(({ userId, how, before, after }): BlockedUndo[] => {
    const now = present.get(userId);
    if (now === undefined) return [{ userId, obstacle: 'gone' }];
    if (!isSameState(now.state, after)) return [{ userId, obstacle: 'changedSince' }];
    return how === 'created' && before === null && now.hasSignedIn ? [{ userId, obstacle: 'signedIn' }] : [];
  });
}

const stateFields = ['firstName', 'lastName', 'email', 'birthYear', 'externalId', 'classId', 'number'] as const;

export function isSameState(one: PersonState, other: PersonState): boolean {
  return stateFields.every((field) => one[field] === other[field]);
}
