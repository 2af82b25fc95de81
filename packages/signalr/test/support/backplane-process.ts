import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type NodeAsk =
  | {
      readonly op: 'send';
      readonly to: 'all' | 'group' | 'user' | 'client';
      readonly name: string;
      readonly text: string;
      readonly except?: readonly string[];
    }
  | { readonly op: 'group'; readonly action: 'add' | 'remove'; readonly connectionId: string; readonly group: string }
  | { readonly op: 'ask'; readonly connectionId: string }
  | { readonly op: 'cut'; readonly user: string; readonly reason: string }
  | { readonly op: 'within'; readonly group: string; readonly text: string; readonly commit: boolean };

export interface NodeProcess {
  readonly url: string;
  tell(ask: NodeAsk): Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts one server process of the backplane tests. */
export async function startNode(kind: string, url: string): Promise<NodeProcess> {
  const child = fork(fileURLToPath(new URL('./backplane-node.ts', import.meta.url)), [kind, url], { execArgv: [] });
  const [first] = await once(child, 'message');
  let last = 0;
  return {
    url: `http://127.0.0.1:${first.port}/hub`,
    tell(ask) {
      const id = ++last;
      return new Promise((resolve, reject) => {
        const onMessage = (reply: { id: number; result?: unknown; error?: string }) => {
          if (reply.id !== id) return;
          child.off('message', onMessage);
          if (reply.error === undefined) resolve(reply.result);
          else reject(new Error(reply.error));
        };
        child.on('message', onMessage);
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
