export interface OwnedClass {
  readonly id: string;
  readonly schoolId: string;
}

export interface Reader {
  readonly attendsClassIds: readonly string[];
  readonly teachesClassIds: readonly string[];
  /** Schools the person administers, child schools included. */
  readonly adminSchoolIds: readonly string[];
}

/** Reads along: who belongs to the class, or administers its school. */
export function mayReadClass(schoolClass: OwnedClass, reader: Reader): boolean {
  const belongs = reader.attendsClassIds.includes(schoolClass.id) || reader.teachesClassIds.includes(schoolClass.id);
  return belongs || reader.adminSchoolIds.includes(schoolClass.schoolId);
}
