const maxWires = 10_000;

/** Numbers what this process sends on each wire channel, and notices holes in what it hears from others. */
export class Sequences {
  readonly #sent = new Map<string, number>();
  readonly #heard = new Map<string, Map<string, number>>();

  /** The next number of a wire channel. Rarely used channels are forgotten and start at 1 again. */
  next(wire: string): number {
    const seq = (this.#sent.get(wire) ?? 0) + 1;
    this.#sent.delete(wire);
    this.#sent.set(wire, seq);
    if (this.#sent.size > maxWires) {
      const oldest = this.#sent.keys().next();
      if (oldest.done !== true) this.#sent.delete(oldest.value);
    }
    return seq;
  }

  /** False when messages of this origin are missing before this one. A start at 1 is a restart, 0 is not counted. */
  hear(wire: string, origin: string, seq: number): boolean {
    if (seq === 0) return true;
    let origins = this.#heard.get(wire);
    if (origins === undefined) {
      origins = new Map();
      this.#heard.set(wire, origins);
    }
    const last = origins.get(origin);
    origins.set(origin, seq);
    return last === undefined || seq === last + 1 || seq === 1;
  }

  /** Called when a wire channel is joined or left: what came before is unknown and no hole. */
  forget(wire: string): void {
    this.#heard.delete(wire);
  }

  forgetAll(): void {
    this.#heard.clear();
  }
}
