/** What somebody may do with another person's account: see who it is, be it, teach it, administer it. */
export type PersonRight = 'see' | 'self' | 'teach' | 'administer';

export interface PersonRelation {
  readonly isSelf: boolean;
  /** Teaches a class that the person attends. */
  readonly teaches: boolean;
  /** Belongs to a class of the person, in whatever way. */
  readonly sharesClass: boolean;
  /** Administers a school of the person. */
  readonly administers: boolean;
}

/** Rights by relation. A school's administration resets and moves accounts; teaching alone belongs to who teaches. */
export function personRights({ isSelf, teaches, sharesClass, administers }: PersonRelation): ReadonlySet<PersonRight> {
  const rights = new Set<PersonRight>();
  if (isSelf || teaches || sharesClass || administers) rights.add('see');
  if (isSelf) rights.add('self');
  if (teaches) rights.add('teach');
  if (administers) rights.add('administer');
  return rights;
}
