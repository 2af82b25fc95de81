import { markStale, useCall, useHubMessage } from '@pausenplatz/kernel-browser';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useMemo } from 'react';
import { type Block, findLinkedPages, type LinkedPage, pageLimits, pageNavigationChanged } from '../../contract/index.ts';
import { innerLinksIn } from '../../rules/index.ts';

/** What is behind links, by what they name; null: a page that is gone or closed to this person. */
type LinkedPages = ReadonlyMap<string, LinkedPage | null>;

const none: LinkedPages = new Map();
const LinkedPagesContext = createContext<LinkedPages>(none);
export const LinkedPagesProvider = LinkedPagesContext.Provider;

/** The pages behind these ids and addresses, kept fresh while their names, addresses and readers change. */
function useFoundPages(named: readonly string[]): LinkedPages {
  const client = useQueryClient();
  const addresses = [...new Set(named)].toSorted().slice(0, pageLimits.linksToFind);
  const { data } = useCall(
    findLinkedPages,
    { addresses },
    { enabled: addresses.length > 0, staleTime: 60_000, placeholderData: keepPreviousData },
  );
  useHubMessage(pageNavigationChanged, () => void markStale(client, findLinkedPages));
  const key = addresses.join(' ');
  return useMemo(() => {
    if (!data) return none;
    const found = new Map(data.pages.map((page) => [page.address, page]));
    return new Map((key === '' ? [] : key.split(' ')).map((address) => [address, found.get(address) ?? null]));
  }, [data, key]);
}

/** All that the links of a page lead to, in one question. */
export function usePagesBehind(blocks: readonly Block[]): LinkedPages {
  return useFoundPages(blocks.flatMap(({ settings }) => innerLinksIn(settings).map(({ page }) => page)));
}

/** The page behind one link; undefined while that is asked. */
export function useLinkedPage(named: string | null): LinkedPage | null | undefined {
  const known = use(LinkedPagesContext);
  const found = useFoundPages(named === null || known.has(named) ? [] : [named]);
  return named === null ? null : (known.get(named) ?? found.get(named) ?? (known.has(named) || found.has(named) ? null : undefined));
}
