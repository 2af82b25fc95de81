import { type TouchEvent, useRef } from 'react';

const farEnoughPx = 60;

/** Left and right with one finger; a scroll up or down is none, and neither is a drag that began on a task's hold. */
export function useSwipe(onSwipe: (by: -1 | 1) => void): {
  onTouchStart: (event: TouchEvent) => void;
  onTouchEnd: (event: TouchEvent) => void;
} {
  const start = useRef<{ x: number; y: number; at: number } | null>(null);
  return {
    onTouchStart(event) {
      const touch = event.touches.length === 1 ? event.touches[0] : undefined;
      start.current = touch ? { x: touch.clientX, y: touch.clientY, at: event.timeStamp } : null;
    },
    onTouchEnd(event) {
      const from = start.current;
      const touch = event.changedTouches[0];
      start.current = null;
      if (!from || !touch || event.timeStamp - from.at > 600) return;
      const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(dx) > farEnoughPx && Math.abs(dx) > 2 * Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1);
    },
  };
}
