import { createSafeFetch, readConfig, type RunningServer } from '@pausenplatz/kernel-server';
import { featureConfig } from '@pausenplatz/app-server/features';
import { startProduct } from '@pausenplatz/app-server/run';
import { microsoftOrigin, outsideSuffix } from './addresses.ts';
import type { Answered, Asked } from './journey-server-process.ts';

/** The product as an operator starts it; only that websites of the journeys stand for the public internet, and nothing else is outside. */
// The journeys' browser alone knows the name under which the demo school is reached here; for everybody else it is closed.
const config = { ...readConfig(process.env, featureConfig), demoSchool: true, isOwnMachineOnly: true };

// Microsoft stands on this machine as well; browsers find it by its real name.
const { fetch: outside } = globalThis;
const microsoft = process.env['E2E_MICROSOFT'] ?? microsoftOrigin;
globalThis.fetch = (input, init) => outside(typeof input === 'string' ? input.replace(microsoftOrigin, microsoft) : input, init);

const safeFetch = createSafeFetch({
  isAllowed: (address) => address === '127.0.0.1',
  ports: null,
  resolve: (name) =>
    name.endsWith(outsideSuffix)
      ? Promise.resolve(['127.0.0.1'])
      : Promise.reject(Object.assign(new Error('Nobody has this name.'), { code: 'ENOTFOUND' })),
});

/** A database without one of our own: that of the data folder. */
const start = (databaseUrl: string | undefined): Promise<RunningServer> =>
  startProduct(config, { safeFetch, ...(databaseUrl !== undefined && { databaseUrl }) });

let product = await start(process.env['E2E_DATABASE_URL']);
process.stdout.write(`listening on ${product.address}\n`);

const answer = (said: Answered): void => void process.send?.(said);

process.on('message', (asked: Asked) => {
  if (asked.kind === 'rest') return void product.stop().then(() => answer({ kind: 'rests' }));
  return void start(asked.databaseUrl ?? undefined).then((next) => {
    product = next;
    answer({ kind: 'goesOn', address: next.address });
  });
});

const end = (): void => void product.stop().then(() => process.exit(0));
process.on('SIGTERM', end);
// Whoever started this server is gone.
process.once('disconnect', end);
