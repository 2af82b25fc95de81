interface Asker {
  /** Whose account it is. */
  readonly isOwner: boolean;
  /** Teaches the living class of the entry. */
  readonly teaches: boolean;
  /** The owner is in that class today. */
  readonly attends: boolean;
}

interface Switches {
  readonly pupilCanEdit: boolean;
  readonly teacherCanSee: boolean;
}

interface RowRights {
  readonly mayReveal: boolean;
  readonly mayChange: boolean;
  readonly mayHide: boolean;
}

/**
 * What somebody may do with one account of a class (decisions 2.14): its child always sees it, also when it is elsewhere by now; a teacher
 * where the entry lets teachers see and the child did not hide it. A teacher may always write another one over it.
 */
export function rowRights({ isOwner, teaches, attends }: Asker, { pupilCanEdit, teacherCanSee }: Switches, isHidden: boolean): RowRights {
  if (isOwner) return { mayReveal: true, mayChange: attends && pupilCanEdit, mayHide: attends && pupilCanEdit };
  return { mayReveal: teaches && teacherCanSee && !isHidden, mayChange: teaches, mayHide: false };
}
