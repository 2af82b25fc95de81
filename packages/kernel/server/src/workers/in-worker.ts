import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { refuse } from '../refusal.ts';
import type { WorkerAnswer, WorkerRequest } from './messages.ts';

interface Waiting {
  readonly request: WorkerRequest;
  readonly resolve: (value: unknown) => void;
  readonly reject: (fault: unknown) => void;
}

// One processor stays for everybody else; more than two big documents at once would only share out the memory.
const workersAtMost = Math.max(1, Math.min(2, availableParallelism() - 1));
const waitingAtMost = 50;
const workMayTakeMs = 60_000;
const idleForMs = 60_000;
const heapMegabytes = 512;

const queue: Waiting[] = [];
/** Workers without work, each with the clock that ends it. */
const idle = new Map<Worker, NodeJS.Timeout>();
let alive = 0;

/**
 * A function of another module as one that runs on another thread, so that nobody waits for it who did not ask. `module` is the
 * address of the module (`new URL('./x.ts', import.meta.url).href`), `name` what it exports. Input and answer are plain data. What
 * takes longer than a minute or too much memory is ended and rejects; when too many wait, the person is asked to come again.
 */
export function inWorker<Work extends (input: never) => Promise<unknown>>(
  module: string,
  name: string,
): (input: Parameters<Work>[0]) => ReturnType<Work> {
  const run = (input: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      if (queue.length >= waitingAtMost) refuse('TOO_MANY_REQUESTS', { details: { seconds: 20 } });
      queue.push({ request: { module, name, input }, resolve, reject });
      next();
    });
  // The other thread calls the very function that the type names.
  return run as (input: Parameters<Work>[0]) => ReturnType<Work>;
}

function next(): void {
  if (queue.length === 0 || (idle.size === 0 && alive >= workersAtMost)) return;
  const waiting = queue.shift();
  if (waiting) perform(woken() ?? started(), waiting);
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
  alive += 1;
  // Whoever waits for its answer hears of a fault as well; without anybody waiting it only ends the worker.
  worker.on('error', () => undefined);
  worker.once('exit', () => {
    alive -= 1;
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    next();
  });
  return worker;
}

function perform(worker: Worker, { request, resolve, reject }: Waiting): void {
  const timer = setTimeout(() => void worker.terminate(), workMayTakeMs);
  const lost = (fault: unknown) => {
    clearTimeout(timer);
    reject(fault instanceof Error ? fault : new Error(`A worker ended before ${request.name} did`));
  };
  worker.once('error', lost);
  worker.once('exit', lost);
  worker.once('message', (answer: WorkerAnswer) => {
    clearTimeout(timer);
    worker.off('error', lost).off('exit', lost);
    rest(worker);
    if ('value' in answer) resolve(answer.value);
    else reject(new Error(answer.fault));
    next();
  });
  worker.ref();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(request);
}

/** Waits for more work, does not keep the process alive, and gives its memory back after a while. */
function rest(worker: Worker): void {
  worker.unref();
  idle.set(worker, setTimeout(() => void worker.terminate(), idleForMs).unref());
}
