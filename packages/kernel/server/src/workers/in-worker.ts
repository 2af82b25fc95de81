import { Worker } from 'node:worker_threads';
import type { WorkerAnswer, WorkerRequest } from './messages.ts';
import { createPlaces } from './places.ts';

// More than two big documents at once would only share out the memory; with fewer, one person's work would keep everybody else waiting.
const workersAtMost = 2;
const waitingAtMost = 50;
const idleForMs = 60_000;
const heapMegabytes = 512;

const places = createPlaces(workersAtMost, waitingAtMost);
/** Workers without work, each with the clock that ends it. */
const idle = new Map<Worker, NodeJS.Timeout>();

/** Work that took too long or too much memory, and was ended: with what came from outside, a reason to refuse it. */
export class WorkEnded extends Error {
  constructor(name: string) {
    super(`A worker ended before ${name} did`);
    this.name = 'WorkEnded';
  }
}

interface Bounds {
  /** A minute unless said. */
  readonly mayTakeMs?: number;
}

/**
 * A function of another module as one that runs on another thread, so that nobody waits for it who did not ask. `module` is the
 * address of the module (`new URL('./x.ts', import.meta.url).href`), `name` what it exports. Input and answer are plain data. What
 * takes too long or too much memory is ended and rejects with WorkEnded. One person has one of the workers at most; when too much waits, they are
 * asked to come again.
 */
export function inWorker<Work extends (input: never) => Promise<unknown>>(
  module: string,
  name: string,
  { mayTakeMs = 60_000 }: Bounds = {},
): (input: Parameters<Work>[0]) => ReturnType<Work> {
  const run = (input: unknown) => places.pass(() => perform(woken() ?? started(), { module, name, input }, mayTakeMs));
  // The other thread calls the very function that the type names.
  return run as (input: Parameters<Work>[0]) => ReturnType<Work>;
}

function woken(): Worker | undefined {
  const [first] = idle;
  if (!first) return undefined;
  const [worker, timer] = first;
  clearTimeout(timer);
  idle.delete(worker);
  return worker;
}

function started(): Worker {
  // Nothing of the environment is needed there, least of all its secrets.
  const worker = new Worker(new URL('./worker-main.ts', import.meta.url), {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  // Whoever waits for its answer hears of its end; without anybody waiting a fault only ends the worker.
  worker.on('error', () => undefined);
  worker.once('exit', () => {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
  });
  return worker;
}

function perform(worker: Worker, request: WorkerRequest, mayTakeMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => void worker.terminate(), mayTakeMs);
    // Its memory is free only now, and with it the place for another one.
    const lost = () => {
      clearTimeout(timer);
      reject(new WorkEnded(request.name));
    };
    worker.once('exit', lost);
    worker.once('message', (answer: WorkerAnswer) => {
      clearTimeout(timer);
      worker.off('exit', lost);
      rest(worker);
      if ('value' in answer) resolve(answer.value);
      else reject(new Error(answer.fault));
    });
    worker.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(request);
  });
}

/** Waits for more work, does not keep the process alive, and gives its memory back after a while. */
function rest(worker: Worker): void {
  worker.unref();
  idle.set(worker, setTimeout(() => void worker.terminate(), idleForMs).unref());
}
