/** What somebody is to a list, today. */
export interface Relation {
  readonly isTeacher: boolean;
  readonly isAuthor: boolean;
  /** The author is a child of a living class that they teach. */
  readonly teachesAuthor: boolean;
  /** It is given to a class that they teach. */
  readonly teachesGiven: boolean;
  /** It is given to a class in which they are, and to them. */
  readonly learns: boolean;
  /** A teacher of their school shares it. */
  readonly isSharedHere: boolean;
}

/** What they may do with it. Reading and practising are one: where somebody is with a word is their own. */
export interface Rights {
  readonly mayRead: boolean;
  readonly mayEdit: boolean;
  readonly mayCorrect: boolean;
  readonly mayAssign: boolean;
  readonly mayShare: boolean;
  readonly mayDelete: boolean;
}

export function rightsOf({ isTeacher, isAuthor, teachesAuthor, teachesGiven, learns, isSharedHere }: Relation): Rights {
  const mayRead = isAuthor || teachesAuthor || teachesGiven || learns || isSharedHere;
  return {
    mayRead,
    mayEdit: isAuthor || teachesAuthor,
    mayCorrect: teachesAuthor && !isAuthor,
    mayAssign: mayRead && isTeacher,
    mayShare: isAuthor && isTeacher,
    mayDelete: isAuthor,
  };
}

interface Written {
  readonly word: string;
  readonly error: unknown;
  readonly correctedByTeacher: boolean;
}

/** Whether a word may be learnt: it is there, and nobody found an error in it that is not mended (decisions 2.3). */
export const isLearnable = ({ word, error, correctedByTeacher }: Written): boolean => word !== '' && (error === null || correctedByTeacher);
