import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import { createTarPacker } from 'modern-tar';

export interface ArchiveWriter {
  add(name: string, content: Uint8Array): Promise<void>;
  /** `sizeBytes` must be what the stream gives. */
  addStream(name: string, sizeBytes: number, content: AsyncIterable<Uint8Array>): Promise<void>;
}

/**
 * Writes a tar archive, packed with Zstandard and, for a recipient, sealed with age. It appears under its name when it is whole and on
 * the disk; what breaks off leaves nothing. Only the owner may read it.
 */
export async function writeArchive(path: string, recipient: string | null, fill: (archive: ArchiveWriter) => Promise<void>): Promise<void> {
  const part = `${path}.part`;
  // It is there before anything can break off, so that it can be taken away.
  const file = (await open(part, 'w', 0o600)).createWriteStream({ flush: true });
  const { readable, controller } = createTarPacker();
  const packed = Readable.fromWeb(readable as never);
  // Each frame proves itself at its end.
  const small = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  const written = recipient
    ? pipeline(packed, small, (stream: Readable) => sealFor(recipient, stream), file)
    : pipeline(packed, small, file);
  const add = async (name: string, size: number, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => {
    const writer = controller.add({ name, size, mode: 0o600 }).getWriter();
    for await (const chunk of content) await writer.write(chunk);
    await writer.close();
  };
  try {
    const filled = fill({
      add: (name, content) => add(name, content.length, [content]),
      addStream: add,
    }).then(() => controller.finalize());
    // A full disk ends the writing side first: then nobody would take what is filled in.
    await Promise.all([filled.catch((error: unknown) => fail(error)), written.catch((error: unknown) => fail(error))]);
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }

  function fail(error: unknown): never {
    controller.error(error);
    throw error;
  }
}

async function* sealFor(recipient: string, stream: Readable): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  // Node and the browsers' types name the same streams.
  yield* await encrypter.encrypt(Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>);
}
