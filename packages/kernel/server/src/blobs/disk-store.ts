import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { link, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../ids.ts';
import type { TokenSigner } from '../security/token-signer.ts';
import { type Arrivals, assertBlobName, type BlobStore, type UploadPermission } from './blob-store.ts';

export const diskContainer = 'files';

/** Files below `folder`, spread over two levels of folders; written whole or not at all. */
export function createDiskStore(folder: string, signer: TokenSigner, origin: () => string): BlobStore {
  const pathOf = (name: string) => {
    assertBlobName(name);
    return join(folder, name.slice(0, 2), name.slice(2, 4), name);
  };
  return {
    kind: 'disk',
    foreignOrigin: null,
    arrivals: arrivalsIn(folder),
    allowUpload: async (...upload) => ownPermission(signer, origin(), ...upload),
    async put(blobName, content) {
      const path = pathOf(blobName);
      const part = `${path}.${newId()}.part`;
      await mkdir(dirname(path), { recursive: true });
      try {
        const stream = content instanceof Readable ? content : Readable.from([content]);
        await pipeline(stream, createWriteStream(part, { flush: true }));
        await rename(part, path);
      } finally {
        await rm(part, { force: true });
      }
    },
    async get(blobName) {
      const path = pathOf(blobName);
      const facts = await stat(path).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      });
      return facts ? { sizeBytes: facts.size, body: async (range) => createReadStream(path, range) } : null;
    },
    delete: (blobName) => rm(pathOf(blobName), { force: true }),
  };
}

/** Files of a folder: what has arrived gets its name there. */
const arrivalsIn = (folder: string): Arrivals => ({
  folder,
  async keepNew(name, part) {
    const path = join(folder, name.slice(0, 2), name.slice(2, 4), name);
    if (existsSync(path)) return false;
    await mkdir(dirname(path), { recursive: true });
    // Unlike renaming, linking never takes the place of what another request put there meanwhile.
    return link(part, path).then(
      () => true,
      (error: unknown) => {
        if (existsSync(path)) return false;
        throw error;
      },
    );
  },
});

/** Lets a browser send one file to our own address. */
export function ownPermission(
  signer: TokenSigner,
  origin: string,
  blobName: string,
  maximumBytes: number,
  expiresAt: Date,
): UploadPermission {
  assertBlobName(blobName);
  const expiry = expiresAt.toISOString();
  const signature = signer.seal('upload', uploadClaim(blobName, maximumBytes, expiry));
  const query = new URLSearchParams({ se: expiry, sp: 'c', max: String(maximumBytes), sig: signature });
  return { connectionString: `BlobEndpoint=${origin}/blob;SharedAccessSignature=${query}`, container: diskContainer, blobName };
}

/** What the signature of an upload permission covers. */
export function uploadClaim(blobName: string, maximumBytes: number, expiry: string): string {
  return `${diskContainer}/${blobName}\n${maximumBytes}\n${expiry}`;
}
