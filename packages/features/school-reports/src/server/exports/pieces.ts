import { newId, ownTables, type Services } from '@pausenplatz/kernel-server';
import type { ExportPieces, SchoolReportsTables } from '../tables.ts';

export const noPieces: ExportPieces = { collected: [], packed: [] };

/** Every file of an export in the store. */
const filesOf = ({ blob_name, pieces }: { readonly blob_name: string | null; readonly pieces: ExportPieces }): readonly string[] => [
  ...(blob_name === null ? [] : [blob_name]),
  ...pieces.collected.map(({ blob }) => blob),
  ...pieces.packed.flatMap(({ blob, list }) => [blob, list]),
];

export async function dropFiles({ blobs }: Pick<Services, 'blobs'>, row: Parameters<typeof filesOf>[0]): Promise<void> {
  for (const blob of filesOf(row)) await blobs.delete(blob);
}

/** The pieces of one export while it is made: each is remembered before its file is there, and again when that is whole. */
export class PieceStore {
  readonly #services: Services;
  readonly #exportId: string;
  pieces: ExportPieces;

  constructor(services: Services, exportId: string, pieces: ExportPieces) {
    this.#services = services;
    this.#exportId = exportId;
    this.pieces = pieces;
  }

  /** Drops what a run left half-done; what was whole stays. */
  async dropBroken(): Promise<void> {
    const { collected, packed } = this.pieces;
    const broken = [
      ...collected.flatMap(({ blob, isWhole }) => (isWhole ? [] : [blob])),
      ...packed.flatMap(({ blob, list, isWhole }) => (isWhole ? [] : [blob, list])),
    ];
    for (const blob of broken) await this.#services.blobs.delete(blob);
    await this.#remember({ collected: collected.filter(({ isWhole }) => isWhole), packed: packed.filter(({ isWhole }) => isWhole) });
  }

  async addCollected(content: object): Promise<void> {
    const blob = newId();
    const before = this.pieces.collected;
    await this.#remember({ ...this.pieces, collected: [...before, { blob, isWhole: false }] });
    await this.#services.blobs.put(blob, Buffer.from(JSON.stringify(content)), 'application/json');
    await this.#remember({ ...this.pieces, collected: [...before, { blob, isWhole: true }] });
  }

  /** `write` puts the piece under its name and says what it holds. */
  async addPacked(write: (blob: string) => Promise<{ readonly list: object; readonly isLast: boolean }>): Promise<void> {
    const [blob, list] = [newId(), newId()];
    const before = this.pieces.packed;
    const begun = { blob, list, sizeBytes: 0, isWhole: false, isLast: false };
    await this.#remember({ ...this.pieces, packed: [...before, begun] });
    const done = await write(blob);
    await this.#services.blobs.put(list, Buffer.from(JSON.stringify(done.list)), 'application/json');
    const sizeBytes = (await this.#services.blobs.get(blob))?.sizeBytes ?? 0;
    await this.#remember({ ...this.pieces, packed: [...before, { ...begun, sizeBytes, isWhole: true, isLast: done.isLast }] });
  }

  async dropCollected(): Promise<void> {
    const { collected } = this.pieces;
    for (const { blob } of collected) await this.#services.blobs.delete(blob);
    await this.#remember({ ...this.pieces, collected: [] });
  }

  async #remember(pieces: ExportPieces): Promise<void> {
    this.pieces = pieces;
    await ownTables<SchoolReportsTables>(this.#services.db)
      .updateTable('office_export')
      .set({ pieces: JSON.stringify(pieces) })
      .where('id', '=', this.#exportId)
      .execute();
  }
}
