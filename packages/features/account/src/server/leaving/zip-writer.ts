import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipWriter {
  add(name: string, content: Buffer, isCompressed: boolean): void;
  sizeBytes(): number;
  /** The whole zip. */
  end(): Buffer;
}

/** Writes one zip into memory. */
export function zipWriter(): ZipWriter {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
    size += chunk.length;
  });
  return {
    add(name, content, isCompressed) {
      const file = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
      zip.add(file);
      file.push(content, true);
    },
    sizeBytes: () => size,
    end() {
      zip.end();
      return Buffer.concat(chunks);
    },
  };
}
