import { Readable } from 'node:stream';
import {
  BlobSASPermissions,
  BlobServiceClient,
  RestError,
  type StorageSharedKeyCredential,
  generateBlobSASQueryParameters,
} from '@azure/storage-blob';
import { assertBlobName, type BlobStore } from './blob-store.ts';

const streamBlockBytes = 4 * 1024 * 1024;
const blocksAtOnce = 2;

/** Files in one container of an Azure storage account; browsers put them there directly. */
export async function createAzureStore(connectionString: string, container = 'pausenplatz'): Promise<BlobStore> {
  const service = BlobServiceClient.fromConnectionString(connectionString);
  const client = service.getContainerClient(container);
  await client.createIfNotExists();
  const blob = (name: string) => {
    assertBlobName(name);
    return client.getBlockBlobClient(name);
  };
  return {
    kind: 'azure',
    foreignOrigin: new URL(service.url).origin,
    arrivals: null,
    async allowUpload(blobName, _maximumBytes, expiresAt) {
      assertBlobName(blobName);
      const permissions = BlobSASPermissions.parse('c');
      // Read from a connection string, the client always holds a shared key; its type cannot say so.
      const credential = service.credential as StorageSharedKeyCredential;
      const sas = generateBlobSASQueryParameters({ containerName: container, blobName, permissions, expiresOn: expiresAt }, credential);
      return {
        connectionString: `BlobEndpoint=${service.url.replace(/\/$/, '')};SharedAccessSignature=${sas.toString()}`,
        container,
        blobName,
      };
    },
    async put(blobName, content, mimeType) {
      const headers = { blobHTTPHeaders: { blobContentType: mimeType } };
      // Blocks of a stream that breaks off are never made into a blob, and Azure forgets them.
      if (content instanceof Readable) await blob(blobName).uploadStream(content, streamBlockBytes, blocksAtOnce, headers);
      else await blob(blobName).uploadData(content, headers);
    },
    async get(blobName) {
      const answer = await blob(blobName)
        .getProperties()
        .catch((error: unknown) => {
          if (error instanceof RestError && error.statusCode === 404) return null;
          throw error;
        });
      if (!answer) return null;
      return {
        sizeBytes: answer.contentLength ?? 0,
        async body(range) {
          const part = range ? await blob(blobName).download(range.start, range.end - range.start + 1) : await blob(blobName).download();
          return Readable.from(part.readableStreamBody ?? []);
        },
      };
    },
    delete: async (blobName) => void (await blob(blobName).deleteIfExists()),
  };
}
