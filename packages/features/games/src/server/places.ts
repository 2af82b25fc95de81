import type { Work } from '@pausenplatz/kernel-server';
import { holdClass } from '@pausenplatz/schools/server';
import type { GamesTables } from './tables.ts';

/** Holds until the commit that somebody attends or teaches a living class. Answers whether they do. */
export async function holdPlace(work: Pick<Work<GamesTables>, 'db'>, classId: string, userId: string): Promise<boolean> {
  return (await holdClass(work, classId, { pupilId: userId })) || holdClass(work, classId, { teacherId: userId });
}
