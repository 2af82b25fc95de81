import { startServerProcess } from '@pausenplatz/teams/lab/server-process';

/** What the stack asks of the process: to rest while its database and folder are laid anew, and to go on with them. */
export type Asked = { readonly kind: 'rest' } | { readonly kind: 'goOn'; readonly databaseUrl: string | null };
/** What the process answers. */
export type Answered = { readonly kind: 'rests' } | { readonly kind: 'goesOn'; readonly address: string };

/** The product in a process of its own. A start costs seconds of a processor, so that one process serves many schools one after another. */
export interface JourneyServer {
  readonly address: () => string;
  rest(): Promise<void>;
  goOn(databaseUrl: string | null): Promise<void>;
  end(signal: NodeJS.Signals): Promise<void>;
}

/** `databaseUrl` null: the embedded database in the folder of data. */
export async function startJourneyServer(
  environment: Readonly<Record<string, string>>,
  databaseUrl: string | null,
): Promise<JourneyServer> {
  const settings = { ...environment, ...(databaseUrl !== null && { E2E_DATABASE_URL: databaseUrl }) };
  const { child, address: first } = await startServerProcess('apps/e2e/stack/journey-server.ts', settings);
  let address = first;
  const ask = (asked: Asked): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const gone = () => reject(new Error('The server of the journeys has ended.'));
      child.once('exit', gone);
      child.once('message', (answered: Answered) => {
        child.off('exit', gone);
        resolve(answered);
      });
      child.send(asked);
    });
  return {
    address: () => address,
    async rest() {
      await ask({ kind: 'rest' });
    },
    async goOn(next) {
      const answered = await ask({ kind: 'goOn', databaseUrl: next });
      if (answered.kind === 'goesOn') ({ address } = answered);
    },
    end: (signal) =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill(signal);
      }),
  };
}
