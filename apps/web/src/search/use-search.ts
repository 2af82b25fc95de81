import { Apps24Regular } from '@fluentui/react-icons/svg/apps';
import { keyOf, useApi } from '@pausenplatz/kernel-browser';
import { searchLimits } from '@pausenplatz/kernel-contract';
import { decideAccess, searched, type SearchSource, type SidebarEntry, useSession, useSlot } from '@pausenplatz/kernel-host';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { webTexts } from '../screen-texts.ts';
import { alsoTyped, findPlaces, placesFor } from './find-places.ts';
import type { HitGroup } from './hit-options.ts';

/** A pause in typing after which the server is asked. */
const pauseMs = 180;
const toolsName = 'tools';

interface Search {
  readonly groups: readonly HitGroup[];
  readonly isWaiting: boolean;
  /** Titles of the groups that did not answer. */
  readonly failed: readonly string[];
  readonly askAgain: () => void;
}

/** What all features find for these words; of `opened` alone all of it, of the others a few. */
export function useSearch(typed: string, opened: string | null, entries: readonly SidebarEntry[]): Search {
  const api = useApi();
  const session = useSession();
  const found = useSlot(searched);
  const words = useSettled(typed.trim().slice(0, searchLimits.words));
  const sources = sourcesFor(found ?? [], session);
  const answers = useQueries({
    queries: sources.map(({ name, call }) => {
      const input = { words, all: name === opened };
      return {
        queryKey: keyOf(call, input),
        queryFn: ({ signal }: { readonly signal: AbortSignal }) => api.call(call, input, { signal }),
        enabled: opened === null || opened === name,
        placeholderData: keepPreviousData,
      };
    }),
  });
  const named = (found ?? []).flatMap(({ places }) => places ?? []);
  // A tool that says nothing to the search stands there by its name.
  const unnamed = entries.filter(({ path }) => named.every((place) => place.path !== path));
  const places = [...named, ...unnamed.map(({ path, label, access }) => ({ path, name: label, alsoCalled: '', access }))];
  const tools = findPlaces(typed, placesFor(places, session));
  const most = opened === toolsName ? tools.length : searchLimits.few;
  const isTyped = typed.trim() !== '';
  const ofTools: HitGroup = {
    name: toolsName,
    title: webTexts.search.tools,
    Icon: Apps24Regular,
    hits: tools.slice(0, most).map((place) => ({ path: place.path, name: place.name, detail: alsoTyped(place, typed) })),
    more: tools.length > most,
  };
  const ofSources = sources.map(({ name, title, recently, Icon }, index): HitGroup => {
    const { hits, more } = answers[index]?.data ?? { hits: [], more: false };
    return { name, title: isTyped ? title : (recently ?? title), Icon, hits, more };
  });
  // Who types nothing wants to go on with what is new; who types a tool's name wants the tool.
  const groups = isTyped ? [ofTools, ...ofSources] : [...ofSources, ofTools];
  return {
    groups: groups.filter(({ name, hits }) => hits.length > 0 && (opened === null || name === opened)),
    isWaiting: found === null || words !== typed.trim().slice(0, searchLimits.words) || answers.some(({ isFetching }) => isFetching),
    failed: sources.filter((_source, index) => answers[index]?.isError).map(({ title }) => title),
    askAgain: () => answers.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
}

function sourcesFor(
  found: readonly { readonly source?: SearchSource }[],
  session: Parameters<typeof decideAccess>[1],
): readonly SearchSource[] {
  return found
    .flatMap(({ source }) => source ?? [])
    .filter(({ access }) => decideAccess(access, session) === 'show')
    .toSorted((one, other) => one.position - other.position);
}

/** The value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
