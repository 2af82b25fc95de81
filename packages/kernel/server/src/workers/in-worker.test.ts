import { threadId } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { inWorker, WorkEnded } from './in-worker.ts';
import type { die, fail, gather, hold, whereAmI } from './sample-work.ts';

const module = new URL('./sample-work.ts', import.meta.url).href;
const where = inWorker<typeof whereAmI>(module, 'whereAmI');
const holding = inWorker<typeof hold>(module, 'hold');

test('the work runs on another thread, which knows nothing of the environment', async () => {
  const answer = await where({ word: 'Grüezi' });
  expect(answer).toMatchObject({ word: 'Grüezi', secrets: [] });
  expect(answer.threadId).not.toBe(threadId);
});

test('while the work holds its thread, this one goes on', async () => {
  await where({ word: 'warm' });
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 5);
  await holding(400);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(10);
});

test('more work than workers waits its turn, and never starts more threads than allowed', async () => {
  const threads = await Promise.all(Array.from({ length: 12 }, (_, index) => where({ word: String(index) })));
  expect(threads.map(({ word }) => word)).toEqual(Array.from({ length: 12 }, (_, index) => String(index)));
  expect(new Set(threads.map((one) => one.threadId)).size).toBeLessThanOrEqual(2);
});

test('a fault over there is a fault here, and a worker that ends takes only its own work along', async () => {
  await expect(inWorker<typeof fail>(module, 'fail')('zu gross')).rejects.toThrow('zu gross');
  await expect(inWorker<typeof die>(module, 'die')(3)).rejects.toBeInstanceOf(WorkEnded);
  expect((await where({ word: 'da' })).word).toBe('da');
});

test('what takes too long or too much memory is ended, and the next work finds a place', { timeout: 60_000 }, async () => {
  await expect(inWorker<typeof hold>(module, 'hold', { mayTakeMs: 200 })(600_000)).rejects.toBeInstanceOf(WorkEnded);
  await expect(inWorker<typeof gather>(module, 'gather')(10_000)).rejects.toBeInstanceOf(WorkEnded);
  expect((await where({ word: 'da' })).word).toBe('da');
});

test('who sends more than half of what may wait is asked to come again', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 70 }, (_, index) => where({ word: String(index) })));
  const refused = answers.filter(({ status }) => status === 'rejected');
  // One works and twenty-five wait.
  expect(refused.length).toBe(70 - 26);
  expect(JSON.stringify(refused)).toContain('TOO_MANY_REQUESTS');
});
