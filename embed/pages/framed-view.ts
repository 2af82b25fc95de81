import type { BlockSurroundings } from '@pausenplatz/kernel-host';

/** A block that lives in a drawn page: what its script has to take over. */
export interface Island {
  readonly type: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly page: BlockSurroundings;
}

/** What a framed page brings along from the server. */
export interface FramedView {
  /** A page that is there, one that is not, or no page at all. */
  readonly shows: 'page' | 'screen' | 'nothing' | 'box';
  /** The screen of a feature with what its script needs. */
  readonly screen?: { readonly name: string; readonly live: unknown };
  /** Websites that may show it; `*` for all. */
  readonly origins: readonly string[];
  readonly islands: readonly Island[];
  /** What the islands have read: id of the call, input, output. */
  readonly answers: readonly (readonly [callId: string, input: unknown, output: unknown])[];
}

export const framedViewId = 'erste-ansicht';

/** The attribute that numbers the elements of islands. */
export const islandAttribute = 'data-island';

/** Ids of different islands differ, and are the same on server and browser. */
export const prefixOf = (index: number): string => `insel-${index}-`;

/** What came along; null where the server has drawn nothing. */
export function readFramedView(): FramedView | null {
  const text = document.querySelector(`#${framedViewId}`)?.textContent;
  // Our own server wrote it.
  return text ? (JSON.parse(text) as FramedView) : null;
}
