// What the product's page read is measured against: Fastify, one pool and the very same statement, and nothing else.
import { pageStatement } from '@pausenplatz/pages/server';
import Fastify from 'fastify';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import pg from 'pg';

const compiler = new Kysely<object>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const statement = pageStatement(sql`page.url = ${'klasse-3a'}`).compile(compiler).sql;

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 12 });
const app = Fastify({ logger: false });
app.get<{ Params: { url: string } }>('/api/pages/get/:url', async (request) => {
  const { rows } = await pool.query<object>(statement, [request.params.url]);
  return rows[0];
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`listening on ${address}\n`);
