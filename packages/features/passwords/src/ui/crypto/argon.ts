/** What Argon2id is asked for: 32 bytes, one lane. */
export interface ArgonTask {
  readonly password: Uint8Array<ArrayBuffer>;
  readonly salt: Uint8Array<ArrayBuffer>;
  /** KiB of memory, and passes over it. */
  readonly memoryKib: number;
  readonly passes: number;
}

export type Argon = (task: ArgonTask) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Argon2id beside the screen, which stays free meanwhile. The worker is the one file of ours that may compile WebAssembly; it can neither
 * load nor send anything, and is gone with its answer.
 */
export const argonInWorker: Argon = (task) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('argon.wasm-worker.ts', import.meta.url), { type: 'module' });
    const end = (say: () => void) => {
      worker.terminate();
      say();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => end(() => resolve(data)));
    worker.addEventListener('error', () => end(() => reject(new Error('Argon2id does not run here'))));
    // Handed over, not copied: what was typed is in one place less.
    worker.postMessage(task, [task.password.buffer]);
  });
