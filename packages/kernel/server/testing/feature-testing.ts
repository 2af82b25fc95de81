import type { AnyCall } from '@pausenplatz/kernel-contract';

/** Rows by the name of their table, in the order in which they can be stored. */
export type Rows = Readonly<Record<string, readonly object[]>>;

/** A class of a school, deleted or not, in everything that the product keeps of classes. */
export interface ClassScene {
  readonly schoolId: string;
  readonly classId: string;
  /** Another class of the same school. */
  readonly otherClassId: string;
  readonly deletedAt: Date | null;
  readonly now: Date;
  /** Ids of people. */
  readonly teacher: string;
  readonly pupil: string;
  readonly admin: string;
  /** A file that the class alone shows, one that a page of the school shows as well, and a picture of a person. */
  readonly files: { readonly own: string; readonly shared: string; readonly portrait: string };
  /** An id of something of the class; all begin with the same key, so that a search for it finds whatever is left. */
  readonly id: (what: string) => string;
  /** An id of what stays when the class goes. */
  readonly around: (what: string) => string;
}

/** A school and its people, for rows of tables that have nothing to do with classes. */
export interface SchoolScene {
  readonly schoolId: string;
  readonly classId: string;
  readonly at: Date;
  readonly later: Date;
  readonly teacher: string;
  readonly pupil: string;
  readonly visitor: string;
  readonly sessionId: string;
  readonly fileId: string;
  /** An id or a secret that begins with the key of the scene. */
  readonly secret: (what: string) => string;
}

/** One person with a school and a class, about whom everything is to be there that an export tells. */
export interface PersonScene {
  readonly userId: string;
  readonly schoolId: string;
  readonly classId: string;
  readonly id: (what: string) => string;
}

/** What a feature brings to the tests of the whole server. */
export interface FeatureTesting {
  readonly calls: Readonly<Record<string, AnyCall>>;
  /** A well-formed input for each call. */
  readonly examples: Readonly<Record<string, unknown>>;
  readonly rowsOfClass?: (scene: ClassScene) => Rows;
  readonly rowsOfPerson?: (scene: PersonScene) => Rows;
  readonly rowsOfSchool?: (scene: SchoolScene) => Rows;
}
