import { useMemo, useState } from 'react';
import { type Mask, maskText } from '../../rules/index.ts';
import { useNameLists } from '../data.ts';

/** What of a text is covered before it leaves, and what could be. */
export interface Masked {
  /** As it is sent. */
  readonly text: string;
  readonly masks: readonly Mask[];
  /** Of these masks, those that this text needs. */
  readonly used: readonly Mask[];
  readonly doubtful: readonly string[];
  readonly cover: (word: string) => void;
  /** The names of the class lists are there; before that nothing is sent. */
  readonly isReady: boolean;
}

const none: readonly never[] = [];

/** Covers names of the class lists, numbers and addresses of what is typed, here in the browser. */
export function useMasked(typed: string, known: readonly Mask[]): Masked {
  const names = useNameLists().data?.names;
  const [wanted, setWanted] = useState<readonly string[]>([]);
  return useMemo(() => {
    const own = wanted.filter((word) => typed.includes(word) && !known.some((mask) => mask.word === word));
    const { text, masks, doubtful } = maskText(typed, names ?? none, known, own);
    const used = masks.filter(({ cover }) => text.includes(cover));
    return { text, masks, used, doubtful, cover: (word) => setWanted((now) => [...now, word]), isReady: names !== undefined };
  }, [typed, names, known, wanted]);
}
