interface Belonging {
  readonly currentSchoolClass: string | null;
  readonly schoolClasses: readonly { readonly id: string }[];
}

/** The class that is shown to somebody: the first one wished for that is theirs, else the one they were in last, else any; null without a class. */
export function ownClass({ currentSchoolClass, schoolClasses }: Belonging, wished: readonly (string | null)[]): string | null {
  const isTheirs = (id: string | null) => schoolClasses.some((one) => one.id === id);
  return [...wished, currentSchoolClass].find(isTheirs) ?? schoolClasses[0]?.id ?? null;
}
