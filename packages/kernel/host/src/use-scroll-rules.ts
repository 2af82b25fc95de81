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
    if (rule.kind === 'element') return scrollWhenThere(rule.id);
    return navigation === NavigationType.Pop ? returnTo(places.get(key) ?? 0) : undefined;
  }, [pathname, hash, key, navigation, contentId]);
  useEffect(() => {
    const remember = () => void places.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);
}

/** How far down each visited entry of the history was scrolled. */
const places = new Map<string, number>();

/** Goes back down to where somebody was, as soon as what they saw is there again; whoever scrolls meanwhile is left alone. */
function returnTo(top: number): () => void {
  const until = performance.now() + lookForMs;
  let frame = 0;
  const stop = () => cancelAnimationFrame(frame);
  const look = () => {
    if (document.documentElement.scrollHeight - innerHeight >= top) scrollTo({ top });
    else if (performance.now() < until) frame = requestAnimationFrame(look);
  };
  if (top > 0) look();
  for (const own of ['wheel', 'touchmove', 'keydown']) addEventListener(own, stop, { once: true, passive: true });
  return () => {
    stop();
    for (const own of ['wheel', 'touchmove', 'keydown']) removeEventListener(own, stop);
  };
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
