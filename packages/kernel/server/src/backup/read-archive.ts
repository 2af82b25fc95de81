import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { createTarDecoder } from 'modern-tar';
import { OperatorError } from '../runtime/operator-error.ts';
import { backupTexts } from './texts.ts';

export interface ArchiveEntry {
  readonly name: string;
  readonly sizeBytes: number;
  /** Has to be read, or cancelled, before the next entry comes. */
  readonly content: AsyncIterable<Uint8Array>;
}

const ageMagic = 'age-encryption.org/v1';
const zstdMagic = '28b52ffd';

/**
 * The entries of an archive, one after the other. Throws OperatorError where it is none, is sealed for somebody else, or breaks off:
 * sealed ones prove themselves whole piece by piece, and the tar of all must come to its end.
 */
export async function* readArchive(path: string, identity: string | null): AsyncGenerator<ArchiveEntry> {
  const file = basename(path);
  const isSealed = (await firstBytes(path)).startsWith(ageMagic);
  if (isSealed && !identity) throw new OperatorError(backupTexts.needsKey(file));
  const raw = createReadStream(path);
  const unpacked = createZstdDecompress();
  try {
    const opened = isSealed && identity ? await unseal(raw, identity, file) : raw;
    opened.on('error', (error: Error) => unpacked.destroy(error));
    opened.pipe(unpacked);
    const entries = (Readable.toWeb(unpacked) as unknown as ReadableStream<Uint8Array>).pipeThrough(createTarDecoder({ strict: true }));
    for await (const { header, body } of entries as unknown as AsyncIterable<{
      header: { name: string; size: number };
      body: ReadableStream;
    }>)
      yield { name: header.name, sizeBytes: header.size, content: told(body, file) };
  } catch (error) {
    throw isDamage(error) ? new OperatorError(backupTexts.broken(file)) : error;
  } finally {
    raw.destroy();
    unpacked.destroy();
  }
}

/** The content of an entry; where it is damaged, that is said as it is for the archive. */
async function* told(content: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<Uint8Array> {
  try {
    yield* content;
  } catch (error) {
    throw isDamage(error) ? new OperatorError(backupTexts.broken(file)) : error;
  }
}

/** What the streams say of bytes that are not as they were written; what who reads the entries throws is another matter. */
function isDamage(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof OperatorError) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return /^(Z_|ZSTD_|ERR_|ERROR_)/.test(code) || /tar|invalid tag|chunk|ciphertext|zst|unexpected end|premature/i.test(error.message);
}

async function firstBytes(path: string): Promise<string> {
  const file = basename(path);
  const handle = await open(path).catch(() => {
    throw new OperatorError(backupTexts.unreadable(file));
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ageMagic.length), 0, ageMagic.length, 0);
    const head = buffer.subarray(0, bytesRead);
    if (head.toString('latin1') !== ageMagic && head.subarray(0, 4).toString('hex') !== zstdMagic)
      throw new OperatorError(backupTexts.noBackup(file));
    return head.toString('latin1');
  } finally {
    await handle.close();
  }
}

async function unseal(raw: Readable, identity: string, file: string): Promise<Readable> {
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity);
    const opened = await decrypter.decrypt(Readable.toWeb(raw) as unknown as ReadableStream<Uint8Array>);
    return Readable.fromWeb(opened as never);
  } catch {
    throw new OperatorError(backupTexts.wrongKey(file));
  }
}
