import { createHash } from 'node:crypto';

/** One checksum over all files of an archive, in its order: their paths, and every byte. */
export class FileSums {
  private readonly hash = createHash('sha256');
  count = 0;
  bytes = 0;

  /** The content as it comes, counted. */
  async *through(path: string, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    this.hash.update(`${path}\0`);
    this.count += 1;
    for await (const chunk of content) {
      this.hash.update(chunk);
      this.bytes += chunk.length;
      yield chunk;
    }
  }

  sums(): { readonly count: number; readonly bytes: number; readonly sha256: string } {
    return { count: this.count, bytes: this.bytes, sha256: this.hash.copy().digest('hex') };
  }

  /** Archives of before have no checksum of their files. */
  equal(sums: { readonly count: number; readonly bytes: number; readonly sha256?: string }): boolean {
    const { count, bytes, sha256 } = this.sums();
    return sums.count === count && sums.bytes === bytes && (sums.sha256 ?? sha256) === sha256;
  }
}
