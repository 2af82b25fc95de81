import { ownTables } from '@pausenplatz/kernel-server';
import type { FramedPath } from '@pausenplatz/kernel-server';
import { schoolsAbove } from '@pausenplatz/schools/server';
import type { Kysely } from 'kysely';
import { getFraming } from '../../contract/index.ts';
import { nobody, pagePermissionOf } from '../../rules/page-permission.ts';
import { handle } from '../pages.ts';
import { type PageRow, readPage } from '../queries/read-page.ts';
import type { PagesTables } from '../tables.ts';
import { limitVisitors } from '../visitor-limit.ts';

/** Pixels of a frame whose page nobody has measured. */
const usualHeight = 620;

/** A public page may be framed by the websites of its school; any other page only by ourselves. */
export const framedPage: FramedPath = {
  path: '/einbetten/seite/:page',
  async origins(services, url) {
    const { page, origins } = await framingOf(ownTables<PagesTables>(services.db), url);
    return page ? origins : null;
  },
  linked: {
    path: '/seite/:page',
    async read(services, url) {
      const { page } = await framingOf(ownTables<PagesTables>(services.db), url);
      return page && { title: page.title, framePath: `/einbetten/seite/${page.url}`, height: usualHeight };
    },
  },
};

/**
 * Every website may frame the way to the sign-in and the field for a code: nobody is signed in there, nobody types a password, and both
 * open a tab of their own.
 */
export const framedBoxes: readonly FramedPath[] = ['/einbetten/anmelden', '/einbetten/beam-mich'].map((path) => ({
  path,
  origins: async () => ['https:'],
}));

export const getFramingHandler = handle(
  getFraming,
  async (context, { url }) => {
    await limitVisitors(context);
    return { origins: [...(await framingOf(context.db, url)).origins] };
  },
  { asSystem: true },
);

interface Framing {
  /** The page, where anybody may read it. */
  readonly page: PageRow | null;
  readonly origins: readonly string[];
}

/** Who may frame the page of this address. */
export async function framingOf(db: Kysely<PagesTables>, url: string): Promise<Framing> {
  const page = await readPage(db, { url });
  if (!page || !isOpenToAll(page)) return { page: null, origins: [] };
  return { page, origins: await embedOriginsOf(db, page.schoolIds) };
}

export const isOpenToAll = (page: PageRow): boolean => page.visibility === 'public' && pagePermissionOf(page, nobody) > 0;

/** Websites that may embed public pages of these schools: their own, and those of the schools above them. */
export async function embedOriginsOf(db: Kysely<PagesTables>, schoolIds: readonly string[]): Promise<string[]> {
  if (schoolIds.length === 0) return [];
  const rows = await db
    .selectFrom('embed_origin')
    .select('origin')
    .distinct()
    .where('school_id', 'in', await schoolsAbove(db, schoolIds))
    .orderBy('origin')
    .execute();
  return rows.map((row) => row.origin);
}
