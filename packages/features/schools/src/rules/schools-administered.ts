interface SchoolTreeNode {
  readonly id: string;
  readonly parentId: string | null;
}

/** Who administers a school also administers its child schools, at any depth. */
export function schoolsAdministered(adminOf: readonly string[], schools: readonly SchoolTreeNode[]): string[] {
  const administered = new Set(adminOf);
  // A school tree is two or three levels deep; each round adds one level, and a cycle adds nothing new.
  for (let grew = true; grew;) {
    grew = false;
    for (const { id, parentId } of schools) {
      if (parentId === null || !administered.has(parentId) || administered.has(id)) continue;
      administered.add(id);
      grew = true;
    }
  }
  return [...administered];
}
