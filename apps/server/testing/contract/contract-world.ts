import type { PastWorld, World } from '@pausenplatz/account/testing';
import type { TestServer } from '../test-server.ts';

/** What the calls of one feature are tried in. */
export interface ContractWorld {
  readonly test: TestServer;
  readonly world: World;
  readonly past: PastWorld;
}
