import { plainWords } from '@pausenplatz/kernel-format';
import { useRef, useState } from 'react';
import { passageAround } from '../../rules/passage-around.ts';
import { goToPlace, placesOnPage } from './words-on-page.ts';

interface Below {
  readonly pages: readonly { readonly id: string; readonly name: string; readonly url: string; readonly passage: string }[];
  readonly more: boolean;
}
interface Files {
  readonly hits: readonly { readonly path: string; readonly name: string; readonly detail: string }[];
  readonly more: boolean;
}

export interface Searching {
  readonly findBelow: (pageId: string, words: string) => Promise<Below>;
  /** Left out where nobody is signed in. */
  readonly findFiles?: ((words: string) => Promise<Files>) | undefined;
}

export interface FoundHit {
  readonly key: string;
  readonly name: string;
  readonly detail: string;
  /** Where it is opened; a place on the page that is shown has none. */
  readonly path: string | null;
  readonly isFile: boolean;
  readonly go: () => void;
}

export type Found =
  | { readonly state: 'none' | 'asked' | 'failed' }
  | { readonly state: 'found'; readonly hits: readonly FoundHit[]; readonly more: boolean };

interface Asked {
  readonly words: string;
  readonly pageId: string;
  /** The block itself, whose page is searched. */
  readonly within: Element | null;
}

const nowhere = () => undefined;

/** What was found for the words that were pressed last; an answer to earlier ones comes too late. */
export function useFound({ findBelow, findFiles }: Searching) {
  const [found, setFound] = useState<Found>({ state: 'none' });
  const asked = useRef(0);
  const forget = () => {
    asked.current += 1;
    setFound({ state: 'none' });
  };
  const search = async (place: 'page' | 'files', what: Asked) => {
    asked.current += 1;
    const mine = asked.current;
    setFound({ state: 'asked' });
    try {
      const answer = place === 'page' ? await pagesFor(what, findBelow) : await filesFor(what, findFiles);
      if (asked.current === mine) setFound(answer);
    } catch {
      if (asked.current === mine) setFound({ state: 'failed' });
    }
  };
  return { found, search, forget };
}

async function pagesFor({ words, pageId, within }: Asked, findBelow: Searching['findBelow']): Promise<Found> {
  const { pages, more } = await findBelow(pageId, words);
  const typed = plainWords(words);
  const here = within && typed.length > 0 ? placesOnPage(within, typed) : [];
  const hits = [
    ...here.map((place, index) => ({
      key: `here ${index}`,
      name: passageAround(place.text, typed),
      detail: '',
      path: null,
      isFile: false,
      go: () => goToPlace(place),
    })),
    ...pages.map(({ id, name, url, passage }) => ({ key: id, name, detail: passage, path: `/seite/${url}`, isFile: false, go: nowhere })),
  ];
  return { state: 'found', hits, more };
}

async function filesFor({ words }: Asked, findFiles: Searching['findFiles']): Promise<Found> {
  const { hits, more } = (await findFiles?.(words)) ?? { hits: [], more: false };
  return {
    state: 'found',
    more,
    hits: hits.map(({ path, name, detail }) => ({ key: path, name, detail, path, isFile: true, go: nowhere })),
  };
}
