import type { FramedPath } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import { embedOriginsOf } from './handlers/sharing.ts';
import { readPage } from './queries/read-page.ts';
import type { PagesTables } from './tables.ts';

/** A public page may be framed by the websites of its school; any other page only by ourselves. */
export const framedPage: FramedPath = {
  path: '/einbetten/seite/:page',
  async origins(services, url) {
    const db = services.db as unknown as Kysely<PagesTables>;
    const page = await readPage(db, { url });
    return page?.visibility === 'public' ? embedOriginsOf(db, page.schoolIds) : [];
  },
};
