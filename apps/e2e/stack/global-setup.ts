import { plantOnce } from './planted.ts';
import { startStack } from './start-stack.ts';

/** Sets the demo school up once; every journey gets a copy of it. */
export default async function setup(): Promise<() => Promise<void>> {
  const { planted, stop } = await plantOnce(async (school) => (await startStack(school)).stop());
  process.env['E2E_PLANTED'] = JSON.stringify(planted);
  return () => stop();
}
