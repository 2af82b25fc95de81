import { loadFrameHub } from '@pausenplatz/kernel-browser/load-frame-hub';
import { listenToCalendar } from './framed-live.ts';
import { untilChange } from './show/until-change.ts';
import { numbersIn, rememberDoor, rememberedText } from './show/remembered-doors.ts';

interface DrawnCalendar {
  readonly id: string;
  readonly changesAt: string | null;
  readonly now: string;
}

interface FrameTools {
  /** Draws the frame anew. */
  readonly again: () => void;
  /** The website around it, which hears which door was opened. */
  readonly parent: { readonly open: (door: number) => void };
}

/**
 * Gives life to a calendar that a server has drawn, without drawing anything itself: opened doors stay lit, closed ones say when they
 * open, and it is drawn anew when there is something new to see.
 */
export function frameCalendar(root: HTMLElement, calendar: DrawnCalendar, { again, parent }: FrameTools): void {
  const open = Number(root.querySelector<HTMLElement>('[data-opened-door]')?.dataset['openedDoor'] ?? 0);
  if (open > 0) rememberDoor(calendar.id, open);
  for (const number of numbersIn(rememberedText(calendar.id)))
    root.querySelector(`a[data-door="${number}"]`)?.setAttribute('data-opened', '');
  root.addEventListener('click', ({ target }) => {
    const words = target instanceof Element ? target.closest<HTMLElement>('[data-says]')?.dataset['says'] : undefined;
    const said = root.querySelector('[data-said][role="status"]');
    if (words !== undefined && said) said.textContent = words;
  });
  // Whoever came here by opening a door goes on reading behind it.
  if (open > 0 && document.referrer.startsWith(location.origin + location.pathname)) root.querySelector<HTMLElement>('#tuer')?.focus();
  // Nobody's film ends because another door opens: what is new waits for the way back, which draws everything anew.
  if (open === 0) listen(calendar, again);
  else parent.open(open);
}

function listen(calendar: DrawnCalendar, again: () => void): void {
  const wait = untilChange(calendar);
  const began = Date.now();
  if (wait !== null) {
    setTimeout(again, wait);
    // A sleeping tablet sleeps through its timers.
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && Date.now() - began > wait && again());
  }
  requestIdleCallback(
    () =>
      void loadFrameHub().then(
        (hub) => listenToCalendar(hub, calendar.id, again),
        // Without a connection the next visit shows what is new.
        () => undefined,
      ),
    { timeout: 2_000 },
  );
}
