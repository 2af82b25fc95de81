import type { ShownBlockFile } from '@pausenplatz/kernel-host';

type Files = Readonly<Record<string, ShownBlockFile>>;

/** What the page knows, for the pictures and links that are drawn while one writes. */
export class KnownFiles {
  #files: Files;

  constructor(files: Files = {}) {
    this.#files = files;
  }

  readonly put = (files: Files): void => {
    this.#files = files;
  };

  readonly find = (id: string): ShownBlockFile | undefined => this.#files[id];
}
