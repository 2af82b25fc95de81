/** Settings that a teacher keeps for a pupil, by tool: pupils may read them and not change them. */
const keptByTeachers: Readonly<Record<string, readonly string[]>> = {
  einmaleins: ['timeMode', 'withoutTime', 'mixFactors', 'specialFactors'],
  kopfrechnen: ['timeMode', 'withoutTime'],
  lernwoerter: ['timeMode'],
  ranglisten: ['isAllowed'],
};

/** Who may change a setting of a person: the person, or the teachers of the person. */
export function keeperOf(tool: string, name: string): 'self' | 'teacher' {
  return Object.hasOwn(keptByTeachers, tool) && keptByTeachers[tool]?.includes(name) === true ? 'teacher' : 'self';
}

/** Whether a value is what its type says. */
export function fitsType(type: 'string' | 'number' | 'boolean' | 'json', value: unknown): boolean {
  return type === 'json' || typeof value === type;
}
