import { addressOf } from '@pausenplatz/kernel-contract';
import type { FramedContent, FramedScreen } from '@pausenplatz/kernel-host';
import { Fragment } from 'react';
import type { Block } from '../contract/index.ts';
import type { previewPage } from '../contract/preview.ts';
import { previewIn, previewPrefix } from '../contract/preview-path.ts';
import { PageSheet } from './framed.tsx';

/** The call of a frame, without its schemas. */
const readPreview = addressOf<typeof previewPage>({ method: 'GET', path: 'pages/preview/{id}' });

/** `/helpers/screenshot/{id}`: a page alone, for whoever makes a picture of it or shows it small. */
export const pagePreviewFramedScreen: FramedScreen = {
  name: 'page-preview',
  prefix: previewPrefix,
  isSecret: true,
  pathOf: (id) => `/seite/${id}`,
  async read(ask, id, search) {
    const wanted = previewIn(id, search);
    const page = wanted === null ? undefined : await ask(readPreview, wanted);
    if (page === undefined) return null;
    const { title, blocks, files } = page;
    const Content: FramedContent['Content'] = ({ drawBlock }) => {
      const drawn = (block: Block) => <Fragment key={block.id}>{drawBlock(block, { files })}</Fragment>;
      return <PageSheet title={title} blocks={blocks} draw={drawn} />;
    };
    return { title, live: null, Content };
  },
  origins: async () => [],
};
