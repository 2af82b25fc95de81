import { ownTables } from '@pausenplatz/kernel-server';
import type { FramedPath } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import { getFraming } from '../contract/index.ts';
import { nobody, pagePermissionOf } from '../rules/page-permission.ts';
import { embedOriginsOf } from './handlers/sharing.ts';
import { handle } from './pages.ts';
import { readPage } from './queries/read-page.ts';
import type { PagesTables } from './tables.ts';
import { limitVisitors } from './visitor-limit.ts';

/** A public page may be framed by the websites of its school; any other page only by ourselves. */
export const framedPage: FramedPath = {
  path: '/einbetten/seite/:page',
  origins: (services, url) => framingOrigins(ownTables<PagesTables>(services.db), url),
};

export const getFramingHandler = handle(
  getFraming,
  async (context, { url }) => {
    await limitVisitors(context);
    return { origins: await framingOrigins(context.db, url) };
  },
  { asSystem: true },
);

async function framingOrigins(db: Kysely<PagesTables>, url: string): Promise<string[]> {
  const page = await readPage(db, { url });
  return page?.visibility === 'public' && pagePermissionOf(page, nobody) > 0 ? embedOriginsOf(db, page.schoolIds) : [];
}
