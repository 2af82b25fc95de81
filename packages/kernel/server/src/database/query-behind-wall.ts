import pg from 'pg';

/** Name under which every connection has the statement that sets the wall, from its first use on. */
export const wallStatement = 'wall';

declare module 'pg' {
  // What the driver calls on the query that is at work (pg/lib/client.js); its types name only `submit`.
  interface Query {
    prepare(connection: pg.Connection): void;
    handleDataRow(message: unknown): void;
    handleCommandComplete(message: unknown, connection: pg.Connection): void;
  }
}

type Answered = pg.QueryResult<Record<string, unknown>>;

/**
 * A statement with the wall before it, sent at once and answered at once. Both stand before one Sync: where the wall cannot be set,
 * PostgreSQL skips the statement, and where the statement fails, the wall is undone with it. It needs values, because a statement without
 * any goes by another protocol, and a connection that knows `wallStatement`.
 */
class QueryBehindWall extends pg.Query<Record<string, unknown>> {
  /** What the statement of the wall is given; the benchmark takes it away. */
  wall: readonly string[] | null;
  #awaitsWall = false;

  constructor(query: pg.QueryConfig, wall: readonly string[], done: (error: Error | null | undefined, result: Answered) => void) {
    super(query, done);
    this.wall = wall;
  }

  override prepare(connection: pg.Connection): void {
    if (this.wall) {
      this.#awaitsWall = true;
      connection.bind({ statement: wallStatement, values: [...this.wall] }, true);
      connection.execute(null, true);
    }
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (!this.#awaitsWall) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (!this.#awaitsWall) return super.handleCommandComplete(message, connection);
    this.#awaitsWall = false;
  }
}

/** Sends it over a connection and waits for what the statement answers. */
export function sendBehind(client: pg.PoolClient, query: pg.QueryConfig, wall: readonly string[]): Promise<Answered> {
  return new Promise((resolve, reject) => {
    client.query(new QueryBehindWall(query, wall, (error, result) => (error ? reject(error) : resolve(result))));
  });
}
