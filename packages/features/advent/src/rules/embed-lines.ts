interface Embedded {
  /** Of the product. */
  readonly origin: string;
  readonly id: string;
  readonly title: string;
  /** What the names of elements begin with. */
  readonly slug: string;
}

/** Pixels that a website keeps free, so that nothing jumps: title, picture and line of a calendar 800 pixels wide. */
const height = 720;

/** Of a frame that cannot grow: also what stands behind an open door finds room, and what does not can be scrolled. */
export const frameHeight = height + 180;

/** Lines for a website that takes scripts; the link inside shows without one. */
export function widgetLines({ origin, id, title, slug }: Embedded): string {
  const words = escaped(title);
  return [
    `<${slug}-advent calendar="${id}" title="${words}" min-height="${height}" style="display:block;min-height:${height}px">`,
    `  <a href="${origin}/advent/${id}">${words}</a>`,
    `</${slug}-advent>`,
    `<script src="${origin}/embed/v1.js" async></script>`,
  ].join('\n');
}

/** Lines for a calendar that stands on the website itself, without a frame. */
export function inlineLines({ origin, id, title, slug }: Embedded): string {
  return [
    `<${slug}-advent-inline calendar="${id}" style="display:block;min-height:${height}px">`,
    `  <a href="${origin}/advent/${id}">${escaped(title)}</a>`,
    `</${slug}-advent-inline>`,
    `<script src="${origin}/embed/v1-inline.js" async></script>`,
  ].join('\n');
}

/** One line for editors that take no scripts. */
export const frameLine = ({ origin, id, title }: Embedded): string =>
  `<iframe src="${origin}/advent/einbetten/${id}?widget=none" title="${escaped(title)}" width="100%" height="${frameHeight}" loading="lazy" style="border:0;max-width:100%"></iframe>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
