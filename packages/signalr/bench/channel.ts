import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What a bench process can be asked; numbers in, numbers out. */
export interface Ask {
  readonly op: string;
  readonly [field: string]: number | string;
}
export type Answer = Readonly<Record<string, number>>;

export interface BenchProcess {
  ask(ask: Ask): Promise<Answer>;
  stop(): Promise<void>;
}

const canPin = spawnSync('taskset', ['-V']).status === 0;

/** Says whether processes are pinned, for the printed conditions. */
export function describePinning(): string {
  return canPin ? 'server on core 0, clients on core 1 (taskset)' : 'not pinned (no taskset here)';
}

/** Starts one of this folder's files as a process on one core. */
export async function startProcess(file: string, args: readonly string[], core: number): Promise<BenchProcess> {
  const script = fileURLToPath(new URL(file, import.meta.url));
  const node = [process.execPath, '--expose-gc', '--disable-warning=ExperimentalWarning', script, ...args];
  const [command, ...rest] = canPin ? ['taskset', '-c', String(core), ...node] : node;
  if (command === undefined) throw new Error('No command.');
  const child: ChildProcess = spawn(command, rest, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  await once(child, 'message');
  let last = 0;
  return {
    ask(ask) {
      const id = ++last;
      return new Promise((resolve, reject) => {
        const onMessage = (reply: { id: number; answer: Answer }) => {
          if (reply.id !== id) return;
          child.off('message', onMessage);
          child.off('exit', onExit);
          resolve(reply.answer);
        };
        const onExit = () => reject(new Error(`${file} ${args.join(' ')} ended during '${ask.op}'.`));
        child.on('message', onMessage);
        child.once('exit', onExit);
        child.send({ id, ask });
      });
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

/** The child's side: answers asks one by one. */
export function serveAsks(handle: (ask: Ask) => Promise<Answer> | Answer): void {
  process.on('message', (message: { id: number; ask: Ask }) => {
    void (async () => process.send?.({ id: message.id, answer: await handle(message.ask) }))();
  });
  process.on('disconnect', () => process.exit());
  process.send?.('ready');
}
