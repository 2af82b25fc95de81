import { rmSync } from 'node:fs';
import { plantOnce } from './start-stack.ts';

/** Sets the demo school up once; every journey gets a copy of it. */
export default async function setup(): Promise<() => void> {
  const planted = await plantOnce();
  process.env['E2E_PLANTED'] = planted;
  return () => rmSync(planted, { recursive: true, force: true });
}
