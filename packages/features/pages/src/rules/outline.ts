import type { BlockPlace } from '../contract/page.ts';
import { type BlockMove, moveOnto } from './block-moves.ts';

interface Listed {
  readonly id: string;
  readonly type: string;
  readonly place: BlockPlace;
}

interface OutlineRow<B> {
  readonly block: B;
  /** The blocks of its section: those behind a title, up to the next one. */
  readonly below: readonly B[];
  readonly isInside: boolean;
}

/** What moves together, and behind what; null: to the top. */
export interface OutlineMove {
  readonly blockId: string;
  readonly along: readonly string[];
  readonly afterId: string | null;
  /** Left out where a section moves: each of its blocks keeps its own. */
  readonly place?: BlockPlace;
}

/** Up to here one sees the whole page at once, and sections would be in the way. */
const fewBlocks = 10;

/** The blocks of a page as its outline lists them: by titles where there are many. */
export function outlineOf<B extends Listed>(blocks: readonly B[], titleType: string): OutlineRow<B>[] {
  const isHead = ({ type }: B) => type === titleType;
  if (blocks.length <= fewBlocks || blocks.filter(isHead).length < 2) return blocks.map((block) => ({ block, below: [], isInside: false }));
  return blocks.map((block, at) => {
    const rest = blocks.slice(at + 1);
    const next = rest.findIndex(isHead);
    return {
      block,
      below: isHead(block) ? rest.slice(0, next < 0 ? rest.length : next) : [],
      isInside: !isHead(block) && blocks.slice(0, at).some(isHead),
    };
  });
}

/** The rows that one sees while these sections are folded. */
export function unfoldedRows<B extends Listed>(rows: readonly OutlineRow<B>[], folded: ReadonlySet<string>): OutlineRow<B>[] {
  const hidden = new Set(rows.filter(({ block }) => folded.has(block.id)).flatMap(({ below }) => below.map(({ id }) => id)));
  return rows.filter(({ block }) => !hidden.has(block.id));
}

/** What it means that one of the rows that are seen stands in the place of another: a folded section moves as one, and lets nothing into it. */
export function outlineMove<B extends Listed>(
  seen: readonly OutlineRow<B>[],
  folded: ReadonlySet<string>,
  { from, to }: { readonly from: number; readonly to: number },
): OutlineMove | null {
  const moved = seen[from];
  const other = seen[to];
  if (!moved || !other || moved === other) return null;
  const idsOf = ({ block, below }: OutlineRow<B>) => [block.id, ...(folded.has(block.id) ? below.map(({ id }) => id) : [])];
  const [blockId = moved.block.id, ...along] = idsOf(moved);
  if (along.length === 0 && !folded.has(other.block.id)) {
    const blocks = seen.flatMap(({ block, below }) => [block, ...(folded.has(block.id) ? below : [])]);
    return withAlong(moveOnto(blocks, blocks.indexOf(moved.block), blocks.indexOf(other.block)));
  }
  // Rows shift towards where the moved one came from; a pair of columns is not torn apart by what comes between.
  const others = seen.filter((row) => row !== moved);
  let at = to - 1;
  while (others[at + 1] && isPair(others[at]?.block, others[at + 1]?.block)) at += 1;
  const above = others[at];
  return { blockId, along, afterId: above ? (idsOf(above).at(-1) ?? null) : null };
}

const withAlong = (move: BlockMove | null): OutlineMove | null => move && { ...move, along: [] };

const isPair = (one: Listed | undefined, next: Listed | undefined): boolean =>
  one !== undefined &&
  next !== undefined &&
  one.place !== 'full' &&
  next.place !== 'full' &&
  !(one.place === 'right' && next.place === 'left');
