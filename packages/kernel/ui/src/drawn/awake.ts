/** What of a React fiber says whether it is committed; as React itself looks at it before it delivers an event. */
interface Fiber {
  readonly return: Fiber | null;
  readonly flags: number;
  readonly stateNode: { readonly current?: { readonly memoizedState: { readonly isDehydrated?: boolean } | null } } | null;
}
/** Placement and Hydrating: React has begun with it, and may begin anew. */
const underWay = 2 | 4096;

/**
 * Whether React has taken an element over. Its marks are there from the beginning of that: a part that is under way, or waits for code
 * beside it, loses what it is told.
 */
export function isAwake(element: Element): boolean {
  const mark = Object.keys(element).find((key) => key.startsWith('__reactFiber'));
  let fiber: Fiber | null = mark === undefined ? null : (Reflect.get(element, mark) as Fiber);
  for (; fiber; fiber = fiber.return) {
    if ((fiber.flags & underWay) !== 0) return false;
    if (fiber.return === null) return fiber.stateNode?.current?.memoizedState?.isDehydrated !== true;
  }
  return false;
}

/** After the effects of the screen, which may begin with empty fields. */
export function whenAwake(element: Element, act: () => void, gone?: () => void): void {
  if (isAwake(element)) setTimeout(act);
  else if (element.isConnected) requestAnimationFrame(() => whenAwake(element, act, gone));
  else gone?.();
}
