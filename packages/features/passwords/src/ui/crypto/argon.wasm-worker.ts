import type { ArgonAnswer, ArgonTask } from './argon.ts';
import { argonHere } from './argon-here.ts';

interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<ArgonTask>) => void): void;
  postMessage(message: ArgonAnswer, transfer: readonly ArrayBuffer[]): void;
}

// The DOM types describe a window; this script runs in a worker.
const worker = globalThis as unknown as WorkerScope;

worker.addEventListener('message', ({ data }) => {
  void answer(data);
});

async function answer(task: ArgonTask): Promise<void> {
  // What is thrown here nobody outside would ever hear of.
  const bytes = await argonHere(task).catch(() => null);
  worker.postMessage(bytes, bytes ? [bytes.buffer] : []);
}
