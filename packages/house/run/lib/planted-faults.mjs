// Faults that were planted on purpose, to see that the suite finds their kind: patches with a head that says what and by which tests.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './system.mjs';

const folder = inRoot('packages/house/faults');
const head = (text, name) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';

/** Each with its sentence, and the tests of the suite that are to find it: `unit|server|component|journey <path> [-t|-g <name>]`. */
export function plantedFaults() {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.patch'))
    .toSorted()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      const [kind = '', path = '', flag, ...rest] = head(text, 'Found-by').split(' ');
      return {
        name: name.replace('.patch', ''),
        path: join(folder, name),
        fault: head(text, 'Fault'),
        kind,
        tests: path,
        only: flag ? [flag, rest.join(' ')] : [],
      };
    });
}
