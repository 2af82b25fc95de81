import { fetchPicture, type StoredFile } from '@pausenplatz/documents/contract';
import { uploadFile } from '@pausenplatz/documents/ui';
import { type Api, RefusedError } from '@pausenplatz/kernel-browser';
import { createPage, type RichText } from '../../contract/index.ts';
import type { InputOf } from '@pausenplatz/kernel-contract';
import type { ImportedBlock } from './imported-block.ts';

type NewPage = Omit<InputOf<typeof createPage>, 'blocks'>;

/** Makes pages of what was read. What was stored for a try that the server refused is not stored again by the next one. */
export function createMaker() {
  const stored = new Map<string, StoredFile>();
  return async (api: Api, blocks: readonly ImportedBlock[], page: NewPage, idempotencyKey: string) => {
    const made: { readonly type: string; readonly settings: Record<string, unknown> }[] = [];
    // oxlint-disable-next-line no-await-in-loop -- a slow line carries one picture sooner than five halves
    for (const block of blocks) made.push(await settled(api, block, stored));
    return api.call(createPage, { ...page, blocks: made }, { idempotencyKey });
  };
}

async function settled(api: Api, block: ImportedBlock, stored: Map<string, StoredFile>) {
  if (block.kind === 'title') return { type: 'Title', settings: { text: block.text, size: block.size, align: 'start' } };
  if (block.kind === 'text') return { type: 'Text', settings: { text: block.text, card: true } };
  const { id, source, alt } = block;
  const known = stored.get(id);
  const file = known ?? (typeof source === 'string' ? await fetched(api, source) : await uploaded(api, source));
  if (typeof file === 'string') return { type: 'Text', settings: { text: linkTo(file), card: true } };
  stored.set(id, file);
  return { type: 'Picture', settings: { fileId: file.id, alt, caption: '', width: 'full', url: null } };
}

function uploaded(api: Api, file: File): Promise<StoredFile> {
  const { signal } = new AbortController();
  return uploadFile({ api, service: 'pages', kind: 'picture', file, signal, onProgress: () => {} });
}

/** What one picture of a website may be refused for; the page can do without it. */
const withoutPicture: ReadonlySet<string> = new Set(['PICTURE_NOT_LOADED', 'PICTURE_UNREADABLE', 'UPLOAD_TOO_LARGE']);

/** The picture, or its address where there is none to be had. */
async function fetched(api: Api, url: string): Promise<StoredFile | string> {
  try {
    return await api.call(fetchPicture, { service: 'pages', url });
  } catch (error) {
    if (error instanceof RefusedError && withoutPicture.has(error.body.code)) return url;
    throw error;
  }
}

/** In the place of a picture that cannot be fetched. */
const linkTo = (href: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }] }],
});
