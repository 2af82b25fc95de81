// One attack in a process of its own, so that what it makes of its inputs is not taken for what others wait.
import { setTimeout as pause } from 'node:timers/promises';
import { attacks } from './attacks.ts';

const [, , address = '', name = '', seconds = '10'] = process.argv;
const attack = await attacks[name]?.(address);
if (!attack) throw new Error(`There is no attack «${name}»`);
process.send?.('ready');
const end = performance.now() + Number(seconds) * 1_000;
const statuses = new Map<number, number>();
do {
  for (const status of await attack()) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  // As somebody in a hurry does; without it the machine would be busy with sending alone.
  await pause(50);
} while (performance.now() < end);
process.send?.([...statuses].map(([status, count]) => `${count} × ${status}`).join(', '));
process.disconnect?.();
