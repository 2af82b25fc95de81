import { vi } from 'vitest';
import type { TestServer } from './test-server.ts';

interface Executor {
  executeQuery(query: { readonly sql: string }, ...more: unknown[]): unknown;
}

/** Of what was told: the server forgets it some time after the answer, by itself. */
const isForgetting = (statement: string) => statement.startsWith('delete from "outbox"');

/** The SQL of all statements that the server sends to the database for something that runs, in their order. */
export async function statementsOf({ server }: TestServer, run: () => Promise<unknown>): Promise<readonly string[]> {
  // Every statement of every pool and transaction goes through the prototype that all executors share.
  const prototype: Executor = Object.getPrototypeOf(Object.getPrototypeOf(server.services.db.getExecutor()));
  const spy = vi.spyOn(prototype, 'executeQuery');
  await run();
  const statements = spy.mock.calls.map(([query]) => query.sql).filter((statement) => !isForgetting(statement));
  spy.mockRestore();
  return statements;
}
