import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
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
  const { readable, controller } = createTarPacker();
  const packed = Readable.fromWeb(readable as never).pipe(
    // Each frame proves itself at its end.
    createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }),
  );
  const sealed = recipient ? Readable.fromWeb((await sealFor(recipient, packed)) as never) : packed;
  const written = pipeline(sealed, createWriteStream(part, { mode: 0o600, flush: true }));
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
    packed.destroy(error instanceof Error ? error : undefined);
    throw error;
  }
}

async function sealFor(recipient: string, stream: Readable): Promise<ReadableStream<Uint8Array>> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  // Node and the browsers' types name the same streams.
  return encrypter.encrypt(Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>);
}
