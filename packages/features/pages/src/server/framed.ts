import { ownTables } from '@pausenplatz/kernel-server';
import type { FramedPath } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import { getFraming } from '../contract/index.ts';
import { embedOriginsOf } from './handlers/sharing.ts';
import { handle } from './pages.ts';
import { readPage } from './queries/read-page.ts';
import type { PagesTables } from './tables.ts';

/** A public page may be framed by the websites of its school; any other page only by ourselves. */
export const framedPage: FramedPath = {
  path: '/einbetten/seite/:page',
  origins: (services, url) => framingOrigins(ownTables<PagesTables>(services.db), url),
};

export const getFramingHandler = handle(getFraming, async ({ db }, { url }) => ({ origins: await framingOrigins(db, url) }), {
  asSystem: true,
});

async function framingOrigins(db: Kysely<PagesTables>, url: string): Promise<string[]> {
  const page = await readPage(db, { url });
  return page?.visibility === 'public' ? embedOriginsOf(db, page.schoolIds) : [];
}
