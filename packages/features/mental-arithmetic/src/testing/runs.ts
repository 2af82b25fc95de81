import type { World } from '@pausenplatz/account/testing';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import type { RunKind, Stage } from '../contract/index.ts';
import { type Calculation, drawRun, solutionOf } from '../rules/index.ts';
import type { MentalArithmeticTables } from '../server/index.ts';
import { seeded } from './seeded.ts';

interface PlantedRun {
  readonly stage?: Stage;
  readonly kind?: RunKind;
  readonly limitMs?: number | null;
  readonly userId?: string;
  readonly secondsAgo?: number;
}

/** Plants a run that Mia of 3a began some minutes ago; answers its id and its tasks. */
export async function aMentalRun(world: World, run: PlantedRun = {}) {
  const { stage = 5, kind = 'twenty', limitMs = null, userId = world.people.pupilOwner.userId, secondsAgo = 300 } = run;
  const id = newId();
  const tasks = drawRun(stage, kind === 'twenty' ? 20 : 60, seeded(stage));
  const started_at = new Date(world.services.clock.now().getTime() - secondsAgo * 1_000);
  await ownTables<MentalArithmeticTables>(world.services.db)
    .insertInto('mental_arithmetic_run')
    .values({ id, user_id: userId, stage, kind, limit_ms: limitMs, tasks: JSON.stringify(tasks), started_at })
    .execute();
  return { id, tasks };
}

/** Right answers to all tasks, two seconds each; the first ones wrong. */
export const mentalAnswers = (tasks: readonly Calculation[], wrong = 0) =>
  tasks.map((task, index) => ({
    attemptId: newId(),
    task: index,
    given: index < wrong ? 1 : solutionOf(task),
    ms: 2_000,
    afterMs: (index + 1) * 2_000,
  }));
