/** What Argon2id is asked for: 32 bytes, one lane. */
export interface ArgonTask {
  readonly password: Uint8Array<ArrayBuffer>;
  readonly salt: Uint8Array<ArrayBuffer>;
  /** KiB of memory, and passes over it. */
  readonly memoryKib: number;
  readonly passes: number;
}

export type Argon = (task: ArgonTask) => Promise<Uint8Array<ArrayBuffer>>;

/** This browser cannot make the key: it has too little memory, or compiles no WebAssembly. */
export class KeyNotMade extends Error {}

/** What the worker answers: the bytes, or nothing where it failed. */
export type ArgonAnswer = Uint8Array<ArrayBuffer> | null;

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
    worker.addEventListener('message', ({ data }: MessageEvent<ArgonAnswer>) =>
      end(() => (data ? resolve(data) : reject(new KeyNotMade()))),
    );
    worker.addEventListener('error', () => end(() => reject(new KeyNotMade())));
    // Handed over, not copied: what was typed is in one place less.
    worker.postMessage(task, [task.password.buffer]);
  });
