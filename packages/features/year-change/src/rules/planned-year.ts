/** The year that a plan made on this day is for: from 1 March on the coming one (decisions 2.7). */
export function plannedSchoolYear(day: string): number {
  const month = Number(day.slice(5, 7));
  return Number(day.slice(0, 4)) - (month >= 3 ? 0 : 1);
}

/** Proposes next year's name: the first number of a class rises by one; names without one, or with several, stay. */
export function nextClassName(name: string): string {
  const numbers = name.match(/\d+/g) ?? [];
  const [grade] = numbers;
  if (grade === undefined || numbers.length > 1 || Number(grade) >= 9) return name;
  return name.replace(grade, String(Number(grade) + 1));
}
