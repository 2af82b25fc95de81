import type { Handler } from '@pausenplatz/kernel-server';
import { viewPageAs } from '../../contract/index.ts';
import { standInReader } from '../../rules/stand-in-reader.ts';
import { handle } from '../pages.ts';
import { presentPage } from '../present-page.ts';
import { readPage } from '../queries/read-page.ts';
import type { BlockReading } from '../read-block.ts';
import { provePage, refuse } from '../scope.ts';

export const viewPageAsHandler = (read: BlockReading): Handler =>
  handle(viewPageAs, async (context, { id, reader }) => {
    const scope = await provePage(context, id, { permission: 2 });
    const row = await readPage(context.db, { id: scope.pageId });
    if (!row) return refuse('PAGE_NOT_FOUND');
    // One looks before one shows; which pages stand around it is answered as of today.
    const standIn = standInReader(reader, row);
    // Of a page for some of the class one is meant who belongs to them.
    const memberIds = reader === 'pupil' && standIn.userId !== null ? [standIn.userId] : [];
    return { page: presentPage(context, read, { ...row, isShown: true, memberIds }, standIn) };
  });
