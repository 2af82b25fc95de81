/** A class that has a plan, as far as the reader's rights follow from it. */
interface AssignedClass {
  readonly teaches: boolean;
}

/**
 * Who may change a plan: whoever teaches every living class that has it today, and its author while nobody has it. An author who left
 * a class changes nothing any more of what that class works on, and may copy it.
 */
export function mayEdit(isAuthor: boolean, living: readonly AssignedClass[]): boolean {
  return living.every(({ teaches }) => teaches) && (isAuthor || living.length > 0);
}
