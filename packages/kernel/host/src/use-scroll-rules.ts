import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { scrollRule } from './scroll-rule.ts';

/** A screen that loads may need this long until the element of a hash is there. */
const lookForMs = 3000;

/** Scrolls after every navigation as the specification says, and moves the focus to the content. */
export function useScrollRules(contentId: string): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const before = useRef<{ pathname: string; hash: string; key: string } | null>(null);
  const { pathname, hash, key } = location;
  useEffect(() => {
    const rule = scrollRule(before.current, { pathname, hash }, navigation === NavigationType.Pop);
    const isNewPlace = before.current !== null && before.current.pathname !== pathname;
    // The key makes a second click on the same hash link scroll again.
    before.current = { pathname, hash, key };
    if (isNewPlace) document.querySelector<HTMLElement>(`#${contentId}`)?.focus({ preventScroll: true });
    if (rule.kind === 'top') scrollTo({ top: 0 });
    return rule.kind === 'element' ? scrollWhenThere(rule.id) : undefined;
  }, [pathname, hash, key, navigation, contentId]);
}

function scrollWhenThere(id: string): () => void {
  const until = performance.now() + lookForMs;
  let frame = 0;
  const look = () => {
    // Not a selector: ids of content may hold anything.
    // oxlint-disable-next-line unicorn/prefer-query-selector
    const target = document.getElementById(id);
    if (target) target.scrollIntoView({ behavior: 'smooth', block: 'start' });
    else if (performance.now() < until) frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}
