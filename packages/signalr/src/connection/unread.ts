const nothing = Buffer.alloc(0);

/**
 * What a client has sent and nobody has read: the beginning of a message, or everything that waits while the connection is on hold.
 * However small the pieces are, each byte is copied a constant number of times and searched once.
 */
export class Unread {
  #bytes: Buffer = nothing;
  #start = 0;
  #end = 0;
  #searched = 0;
  /** Whether `#bytes` is ours to write to; otherwise it is what a transport handed over. */
  #isOwn = false;
  /** How often something has been taken; a piece after which it is the same has completed no message. */
  taken = 0;
  /** Pieces since something was taken the last time. */
  pieces = 0;

  get length(): number {
    return this.#end - this.#start;
  }

  /** Adds a piece. What `take` and `rest` have returned before must not be used any more. */
  append(piece: Buffer): void {
    if (this.length === 0) {
      // Most pieces are whole messages: they are read where they are.
      this.#bytes = piece;
      this.#start = 0;
      this.#end = piece.length;
      this.#searched = 0;
      this.#isOwn = false;
      return;
    }
    if (!this.#isOwn || this.#end + piece.length > this.#bytes.length) this.#makeRoom(piece.length);
    this.#bytes.set(piece, this.#end);
    this.#end += piece.length;
  }

  /** How many bytes stand before the first `byte`; -1 when there is none. */
  indexOf(byte: number): number {
    const from = Math.max(this.#searched, this.#start);
    const at = this.#bytes.subarray(from, this.#end).indexOf(byte);
    this.#searched = at < 0 ? this.#end : from + at;
    return at < 0 ? -1 : from + at - this.#start;
  }

  /** All of it, without copying. */
  rest(): Buffer {
    return this.#bytes.subarray(this.#start, this.#end);
  }

  /** Takes the first `length` bytes, without copying. */
  take(length: number): Buffer {
    const from = this.#start;
    this.#start += length;
    this.taken++;
    this.pieces = 0;
    return this.#bytes.subarray(from, this.#start);
  }

  /** Reading is over for now: what is left is kept by itself, so that it does not keep the transport's whole buffer alive. */
  settle(): void {
    if (!this.#isOwn) this.#makeRoom(0);
  }

  #makeRoom(more: number): void {
    const { length } = this;
    // Twice as much as needed, so that the next copy is as far away as this one was long.
    const isRoomy = this.#isOwn && (length + more) * 2 <= this.#bytes.length;
    const target = isRoomy ? this.#bytes : Buffer.allocUnsafe(more === 0 ? length : (length + more) * 2);
    this.#bytes.copy(target, 0, this.#start, this.#end);
    this.#bytes = target;
    this.#searched = Math.max(0, this.#searched - this.#start);
    this.#start = 0;
    this.#end = length;
    this.#isOwn = true;
  }
}
