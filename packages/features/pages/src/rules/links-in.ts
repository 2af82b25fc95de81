import { textsIn } from '@pausenplatz/kernel-format';
import { pageInLink } from './inner-link.ts';

interface InnerLink {
  /** What the link names: the id of a page, or the last part of its address. */
  readonly page: string;
  readonly label: string;
}

/** Every link to an own page in a block's settings. */
export function innerLinksIn(settings: unknown): InnerLink[] {
  return textsIn(settings).flatMap(({ url, label }) => {
    const page = pageInLink(url);
    return page === null ? [] : [{ page, label }];
  });
}
