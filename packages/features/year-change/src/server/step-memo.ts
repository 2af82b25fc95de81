import type { ClassYearChange, YearChangeMemo } from '@pausenplatz/schools/server';

/** What is needed to take the step back; plain JSON. */
export interface StepMemo {
  readonly name: string;
  readonly color: string;
  readonly teacherIds: readonly string[];
  readonly pupils: readonly { readonly userId: string; readonly number: number }[];
  /** Where the pupils went, by class; null where that class was erased since. */
  readonly moved: readonly { readonly userId: string; readonly classId: string | null; readonly schoolId: string }[];
  readonly change: ClassYearChange;
  readonly features: Readonly<Record<string, YearChangeMemo>>;
  /** How the step left the class, to see later whether something stands in the way. */
  readonly after: { readonly name: string; readonly pupilIds: readonly string[] };
}
