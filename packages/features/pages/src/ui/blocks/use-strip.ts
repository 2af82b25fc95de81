import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';

interface Strip {
  readonly strip: RefObject<HTMLDivElement | null>;
  /** Which of its parts is in sight. */
  readonly index: number;
  readonly go: (to: number, behavior?: ScrollBehavior) => void;
  readonly onScroll: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const mayMove = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A row of parts, each as wide as the row, that the browser itself scrolls from one to the next: by finger, by wheel, here by keys and buttons. */
export function useStrip(count: number): Strip {
  const strip = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const go = (to: number, behavior: ScrollBehavior = mayMove() ? 'smooth' : 'instant') => {
    const row = strip.current;
    const wanted = Math.max(0, Math.min(count - 1, to));
    row?.scrollTo({ left: wanted * row.clientWidth, behavior });
  };
  return {
    strip,
    index: Math.min(index, Math.max(0, count - 1)),
    go,
    onScroll: () => {
      const row = strip.current;
      if (row && row.clientWidth > 0) setIndex(Math.round(row.scrollLeft / row.clientWidth));
    },
    onKeyDown: (event) => {
      const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[event.key];
      if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      go(to);
    },
  };
}
