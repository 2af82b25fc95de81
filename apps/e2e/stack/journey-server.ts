import { createSafeFetch, readConfig } from '@pausenplatz/kernel-server';
import { featureConfig } from '@pausenplatz/app-server/features';
import { runServer } from '@pausenplatz/app-server/run';
import { microsoftOrigin, outsideSuffix } from './addresses.ts';

/** The product as an operator starts it; only that websites of the journeys stand for the public internet, and nothing else is outside. */
// The journeys' browser alone knows the name under which the demo school is reached here; for everybody else it is closed.
const config = { ...readConfig(process.env, featureConfig), demoSchool: true, isOwnMachineOnly: true };

// Microsoft stands on this machine as well; browsers find it by its real name.
const { fetch: outside } = globalThis;
const microsoft = process.env['E2E_MICROSOFT'] ?? microsoftOrigin;
globalThis.fetch = (input, init) => outside(typeof input === 'string' ? input.replace(microsoftOrigin, microsoft) : input, init);

await runServer(config, {
  safeFetch: createSafeFetch({
    isAllowed: (address) => address === '127.0.0.1',
    ports: null,
    resolve: (name) =>
      name.endsWith(outsideSuffix)
        ? Promise.resolve(['127.0.0.1'])
        : Promise.reject(Object.assign(new Error('Nobody has this name.'), { code: 'ENOTFOUND' })),
  }),
});
