import type { Announcements } from '@dnd-kit/core';
import { fill } from '@pausenplatz/kernel-contract';
import { uiTexts } from '../texts.ts';

/** What a screen reader says while something is dragged, in German. */
export function sortingAnnouncements(keys: readonly string[], nameFor: (key: string) => string): Announcements {
  const { sorting } = uiTexts;
  const say = (sentence: string, key: string, placeOf: string) =>
    fill(sentence, { name: nameFor(key), position: keys.indexOf(placeOf) + 1, total: keys.length });
  return {
    onDragStart: ({ active }) => say(sorting.lifted, String(active.id), String(active.id)),
    onDragOver: ({ active, over }) => (over ? say(sorting.over, String(active.id), String(over.id)) : undefined),
    onDragEnd: ({ active, over }) => say(sorting.dropped, String(active.id), String(over?.id ?? active.id)),
    onDragCancel: ({ active }) => say(sorting.cancelled, String(active.id), String(active.id)),
  };
}
