import type { Announcements } from '@dnd-kit/core';
import { fill } from '@pausenplatz/kernel-contract';
import { uiTexts } from '../texts.ts';

/** What a screen reader says while something is dragged, in German; `moved` lives as long as the list. */
export function sortingAnnouncements(
  keys: readonly string[],
  nameFor: (key: string) => string,
  moved: { current: boolean },
): Announcements {
  const { sorting } = uiTexts;
  const say = (sentence: string, key: string, placeOf: string) =>
    fill(sentence, { name: nameFor(key), position: keys.indexOf(placeOf) + 1, total: keys.length });
  return {
    onDragStart({ active }) {
      moved.current = false;
      return say(sorting.lifted, String(active.id), String(active.id));
    },
    onDragOver({ active, over }) {
      // Lifting counts as being over oneself; saying so would cut off the sentence about lifting.
      if (!over || (over.id === active.id && !moved.current)) return undefined;
      moved.current = true;
      return say(sorting.over, String(active.id), String(over.id));
    },
    onDragEnd: ({ active, over }) => say(sorting.dropped, String(active.id), String(over?.id ?? active.id)),
    onDragCancel: ({ active }) => say(sorting.cancelled, String(active.id), String(active.id)),
  };
}
