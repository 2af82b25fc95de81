import { startStack } from './start-stack.ts';

/** Starts the product once for all journeys. */
export default async function setup(): Promise<() => Promise<void>> {
  const stack = await startStack();
  process.env['E2E_EDGE_PORT'] = String(stack.edgePort);
  process.env['E2E_ISSUER'] = stack.issuer;
  process.env['E2E_DATA_DIR'] = stack.dataDir;
  process.env['E2E_OUTSIDE_PORT'] = String(stack.outsidePort);
  return () => stack.stop();
}
