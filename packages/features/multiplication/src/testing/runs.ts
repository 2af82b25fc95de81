import type { World } from '@pausenplatz/account/testing';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import { drawLevel, type Level, solutionOf, type Task } from '../rules/index.ts';
import type { MultiplicationTables } from '../server/index.ts';

interface PlantedRun {
  readonly level?: Level;
  readonly series?: number;
  readonly userId?: string;
  readonly secondsAgo?: number;
}

/** Plants a run at a level that Mia of 3a began a minute ago; answers its id and its tasks. */
export async function aRun(world: World, run: PlantedRun = {}): Promise<{ readonly id: string; readonly tasks: readonly Task[] }> {
  const { level = 8, series = 7, userId = world.people.pupilOwner.userId, secondsAgo = 120 } = run;
  const id = newId();
  const tasks = drawLevel(level, series, () => 0.5);
  const started_at = new Date(world.services.clock.now().getTime() - secondsAgo * 1_000);
  await ownTables<MultiplicationTables>(world.services.db)
    .insertInto('multiplication_run')
    .values({ id, user_id: userId, kind: 'level', level, series, clock: null, tasks: JSON.stringify(tasks), started_at })
    .execute();
  return { id, tasks };
}

/** Right answers to all tasks, two seconds each; the first ones wrong. */
export const answersTo = (tasks: readonly Task[], wrong = 0) =>
  tasks.map((task, index) => ({
    attemptId: newId(),
    task: index,
    given: index < wrong ? [9_999] : [...solutionOf(task)],
    ms: 2_000,
    afterMs: (index + 1) * 2_000,
  }));
