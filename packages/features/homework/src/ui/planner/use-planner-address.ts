import { zurichDay } from '@pausenplatz/kernel-format';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PlanView } from '../../contract/index.ts';
import { planAt } from '../../rules/index.ts';
import type { PlanAddress } from '../data.ts';

export interface PlannerAddress {
  /** The day that is looked at. */
  readonly day: string;
  readonly view: PlanView;
  /** What is asked of the server: every day of a week asks for the same week. */
  readonly plan: PlanAddress;
  readonly go: (to: Partial<{ day: string; view: PlanView }>) => void;
}

/** Day and view stand in the address, so that a reload, a link and the way back all lead to the same plan. */
export function usePlannerAddress(classId: string): PlannerAddress {
  const [query, setQuery] = useSearchParams();
  const [today] = useState(() => zurichDay(new Date()));
  const { day, view, date } = planAt(query, today);
  return {
    day,
    view,
    plan: { schoolClass: classId, date, view },
    go(to) {
      // Each week and view is a step that the way back takes again; what is shown already is none.
      const next = new URLSearchParams(query);
      if (to.day) next.set('datum', to.day);
      if (to.view) next.set('ansicht', to.view);
      if (next.toString() !== query.toString()) setQuery(next);
    },
  };
}
