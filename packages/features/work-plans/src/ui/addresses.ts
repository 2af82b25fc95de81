import { useLocation } from 'react-router-dom';

const planModes = ['view', 'edit', 'check', 'preview'] as const;
/** Display mode of a plan: an address that says none shows it, `preview` is a template as others would take it over. */
export type PlanMode = (typeof planModes)[number];

const words = { view: null, edit: 'bearbeiten', check: 'pruefen', preview: 'vorschau' } as const;
const toolPath = '/tools/arbeitsplan';
const lastWord = 'arbeitsplan';

interface PlanPlace {
  readonly mode?: PlanMode;
  readonly assignmentId?: string;
  readonly taskId?: string;
  readonly pupilId?: string;
}

/** The list of plans as the present host names it: screens of plans stand below it, in every host. */
export function useListPath(): string {
  const { pathname } = useLocation();
  const at = pathname.indexOf(lastWord);
  return at < 0 ? toolPath : pathname.slice(0, at + lastWord.length);
}

/** Answers addresses of plans: in a mode, for a class, at a task. */
export function usePlanPath(): (url: string, place?: PlanPlace) => string {
  const listPath = useListPath();
  return (url, { mode = 'view', assignmentId, taskId, pupilId } = {}) => {
    const query = new URLSearchParams();
    const named = { modus: words[mode], zuteilung: assignmentId, aufgabe: taskId, kind: pupilId };
    for (const [name, value] of Object.entries(named)) if (value !== undefined && value !== null) query.set(name, value);
    const text = query.toString();
    return `${listPath}/${url}${text === '' ? '' : `?${text}`}`;
  };
}

/** What an address says; nonsense is no mode. */
export function modeIn(query: URLSearchParams): PlanMode {
  return planModes.find((mode) => words[mode] === query.get('modus')) ?? 'view';
}
