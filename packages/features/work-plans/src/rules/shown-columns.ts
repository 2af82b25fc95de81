interface Scrolled {
  readonly left: number;
  readonly width: number;
  readonly columnWidth: number;
  readonly count: number;
}

/** More columns on both sides than are seen, so that scrolling finds them drawn. */
const spare = 6;

/** Which columns of a wide table are drawn: those that are seen, and some beside them; `to` is the one after the last. */
export function shownColumns({ left, width, columnWidth, count }: Scrolled): { readonly from: number; readonly to: number } {
  const first = Math.floor(left / columnWidth) - spare;
  const last = Math.ceil((left + width) / columnWidth) + spare;
  return { from: Math.min(Math.max(0, first), count), to: Math.min(count, Math.max(0, last)) };
}
