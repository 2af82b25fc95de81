import { useLocation } from 'react-router-dom';
import { planAddress, type PlanPlace, toolPath } from './plan-address.ts';

export { modeIn, type PlanMode } from './plan-address.ts';

const lastWord = 'arbeitsplan';

/** The list of plans as the present host names it: screens of plans stand below it, in every host. */
export function useListPath(): string {
  const { pathname } = useLocation();
  const at = pathname.indexOf(lastWord);
  return at < 0 ? toolPath : pathname.slice(0, at + lastWord.length);
}

/** Answers addresses of plans: in a mode, for a class, at a task. */
export function usePlanPath(): (url: string, place?: PlanPlace) => string {
  const listPath = useListPath();
  return (url, place) => planAddress(url, place, listPath);
}
