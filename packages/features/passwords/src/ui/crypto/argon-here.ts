import { argon2id } from 'hash-wasm';
import type { ArgonTask } from './argon.ts';

/** Argon2id where it is called: in the worker, and in tests. */
export async function argonHere({ password, salt, memoryKib, passes }: ArgonTask): Promise<Uint8Array<ArrayBuffer>> {
  const memory = { memorySize: memoryKib, iterations: passes, parallelism: 1, hashLength: 32 } as const;
  return new Uint8Array(await argon2id({ password, salt, ...memory, outputType: 'binary' }));
}
