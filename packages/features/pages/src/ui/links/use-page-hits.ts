import { useCall } from '@pausenplatz/kernel-browser';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getNavigation, searchPages } from '../../contract/index.ts';
import { looksLikeAddress, type PageHit, pageHits } from '../../rules/index.ts';

const pauseMs = 250;
const mostHits = 6;

/** Own pages by name: those of the sidebar at once, then those that the search finds elsewhere. */
export function usePageHits(typed: string, isAsked: boolean): PageHit[] {
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data: navigation } = useCall(getNavigation, {}, { enabled: isAsked });
  const wantsMore = isAsked && words.length >= 2 && words.length <= 80 && !looksLikeAddress(words);
  const { data: searched } = useCall(
    searchPages,
    { words, all: false },
    { enabled: wantsMore, staleTime: 30_000, placeholderData: keepPreviousData },
  );
  if (!isAsked) return [];
  return pageHits(typed, navigation?.groups ?? [], wantsMore && words === typed.trim() ? (searched?.hits ?? []) : [], mostHits);
}
