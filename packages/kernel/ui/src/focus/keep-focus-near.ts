import { goOnIn, isTextField, sameField } from './same-field.ts';
import { isUsable, nearest, type Trail, trailOf } from './trail.ts';

const kept = 6;
const lookEveryMs = 60;
/** What takes the place of what is gone may have to load first. */
const looksForMs = 1_500;

/**
 * Keeps the focus near what somebody did. Browsers drop it to the body when the button that was pressed goes away, and whoever
 * works by keyboard or screen reader begins at the top of the page: after «Bearbeiten», a deletion, an undo, «Fertig», a closed
 * form. A field that is drawn anew under somebody's fingers has it at once. Whoever moves the focus on purpose is left alone. One way for all screens of a host; started once.
 */
export function keepFocusNear(): () => void {
  const trails: Trail[] = [];
  let address = location.pathname;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

  const remember = ({ target }: Event) => {
    clearTimeout(timer);
    timer = undefined;
    if (!(target instanceof HTMLElement) || target === document.body) return;
    if (address !== location.pathname) trails.length = 0;
    address = location.pathname;
    trails.unshift(trailOf(target));
    trails.length = Math.min(trails.length, kept);
  };
  const find = (): HTMLElement | null => {
    for (const trail of trails) {
      const found = isUsable(trail.element) ? trail.element : nearest(trail);
      if (found) return found;
    }
    return null;
  };
  const look = (until: number) => {
    timer = undefined;
    // A new screen has rules of its own for the focus.
    if (!isNowhere() || address !== location.pathname) return;
    const found = find();
    if (found) found.focus({ preventScroll: true });
    else if (performance.now() < until) timer = setTimeout(() => look(until), lookEveryMs);
  };
  const begin = () => {
    const [last] = trails;
    if (!last || !isNowhere() || isUsable(last.element)) return;
    const { element } = last;
    // Somebody types in it: the next letter does not wait.
    if (address === location.pathname && isTextField(element) && !element.isConnected) {
      const anew = sameField(element);
      if (anew) return goOnIn(anew, element);
    }
    if (timer !== undefined) return;
    // Whoever gives the focus to something on purpose does it by then.
    timer = setTimeout(() => look(performance.now() + looksForMs), lookEveryMs);
  };
  /** Somebody pressed beside everything: they want it nowhere. */
  const leave = () =>
    setTimeout(() => {
      const [last] = trails;
      if (isNowhere() && last && isUsable(last.element)) trails.length = 0;
    });

  const watcher = new MutationObserver(begin);
  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', leave);
  return () => {
    clearTimeout(timer);
    watcher.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', leave);
  };
}
