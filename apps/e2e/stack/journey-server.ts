import { createOutside, readConfig } from '@pausenplatz/kernel-server';
import { runServer } from '@pausenplatz/app-server/run';
import { outsideSuffix } from './addresses.ts';

/** The product as an operator starts it; only that websites of the journeys stand for the public internet, and nothing else is outside. */
await runServer(readConfig(process.env), {
  outside: createOutside({
    isAllowed: (address) => address === '127.0.0.1',
    ports: null,
    resolve: (name) =>
      name.endsWith(outsideSuffix)
        ? Promise.resolve(['127.0.0.1'])
        : Promise.reject(Object.assign(new Error('Nobody has this name.'), { code: 'ENOTFOUND' })),
  }),
});
