const planModes = ['view', 'edit', 'check', 'preview', 'portfolio', 'sheets'] as const;
/**
 * Display mode of a plan: an address that says none shows it, `preview` is a template as others would take it over, `portfolio` what one pupil
 * did, `sheets` paper for pupils.
 */
export type PlanMode = (typeof planModes)[number];

const words = { view: null, edit: 'bearbeiten', check: 'pruefen', preview: 'vorschau', portfolio: 'portfolio', sheets: 'blatt' } as const;
export const toolPath = '/tools/arbeitsplan';

export interface PlanPlace {
  readonly mode?: PlanMode;
  readonly assignmentId?: string;
  readonly taskId?: string;
  readonly pupilId?: string;
}

/** Address of a plan below the list of plans: in a mode, for a class, at a task. */
export function planAddress(url: string, { mode = 'view', assignmentId, taskId, pupilId }: PlanPlace = {}, listPath: string = toolPath) {
  const query = new URLSearchParams();
  const named = { modus: words[mode], zuteilung: assignmentId, aufgabe: taskId, kind: pupilId };
  for (const [name, value] of Object.entries(named)) if (value !== undefined && value !== null) query.set(name, value);
  const text = query.toString();
  return `${listPath}/${url}${text === '' ? '' : `?${text}`}`;
}

/** What an address says; nonsense is no mode. */
export function modeIn(query: URLSearchParams): PlanMode {
  return planModes.find((mode) => words[mode] === query.get('modus')) ?? 'view';
}
