import { parentPort } from 'node:worker_threads';
import type { WorkerRequest, WorkerAnswer } from './messages.ts';

/** What runs on the other thread: loads the module that is wanted, once, and calls the function. */
parentPort?.on('message', (request: WorkerRequest) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  void answerTo(request).then((answer) => parentPort?.postMessage(answer));
});

async function answerTo({ module, name, input }: WorkerRequest): Promise<WorkerAnswer> {
  try {
    const loaded: Readonly<Record<string, unknown>> = await import(module);
    const work = loaded[name];
    if (typeof work !== 'function') throw new Error(`${module} has no function ${name}`);
    return { value: await work(input) };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
