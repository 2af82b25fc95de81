import { presentFile } from '@pausenplatz/documents/server';
import type { FramedPath, Handler, Services } from '@pausenplatz/kernel-server';
import { getPreviewLink, previewPage } from '../../contract/index.ts';
import { previewPrefix } from '../../contract/preview-path.ts';
import { handle } from '../pages.ts';
import { namelessFile } from '../present-page.ts';
import { readPage } from '../queries/read-page.ts';
import { type BlockReading, readableBlocks } from '../read-block.ts';
import { provePage, refuse } from '../scope.ts';
import { limitVisitors } from '../visitor-limit.ts';

const livesSeconds = 300;
const purpose = 'page-preview';

/** The address at which the preview of a page is drawn until five minutes from now; for one page alone. */
export function previewAddress({ signer, clock }: Pick<Services, 'signer' | 'clock'>, pageId: string): string {
  const until = Math.floor(clock.now().getTime() / 1_000) + livesSeconds;
  return `${previewPrefix}${pageId}?${new URLSearchParams({ until: String(until), s: signer.seal(purpose, `${pageId} ${until}`) })}`;
}

const getPreviewLinkHandler = handle(getPreviewLink, async (context, { id }) => {
  await provePage(context, id, { permission: 1 });
  return { url: previewAddress(context, id) };
});

const previewPageHandler = (read: BlockReading): Handler =>
  handle(
    previewPage,
    async (context, { id, until, s }) => {
      await limitVisitors(context);
      const isAlive = Number(until) * 1_000 >= context.clock.now().getTime();
      // The sealed address is the proof; it was made for somebody who may read the page.
      if (!isAlive || !context.signer.isSealed(purpose, `${id} ${until}`, s)) return refuse('PAGE_NOT_FOUND');
      const row = await readPage(context.db, { id });
      if (!row) return refuse('PAGE_NOT_FOUND');
      // What somebody calls their files is for them.
      const files = row.files.map((file) => [file.id, { ...presentFile(context, file), name: namelessFile(file.name) }] as const);
      return { id: row.id, title: row.title, blocks: readableBlocks(read, row.blocks), files: Object.fromEntries(files) };
    },
    { asSystem: true },
  );

/** Only we frame it: the address is a secret of those who were given it. */
export const framedPagePreview: FramedPath = { path: `${previewPrefix}:page`, origins: async () => [] };

export const previewHandlers = (read: BlockReading): Handler[] => [getPreviewLinkHandler, previewPageHandler(read)];
