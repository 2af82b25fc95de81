import { useSessionStore } from '@pausenplatz/kernel-host';
import { useEffect, useState } from 'react';
import { checkGroups, checks, type GroupName } from './checks.ts';
import type { Findings } from './report.ts';

const namesOf = (groups: readonly GroupName[]) => groups.flatMap((group) => checkGroups[group]);

/** Looks at everything of these groups, a list that stays the same, one thing after another; what is found stands there at once. */
export function useDiagnosis(groups: readonly GroupName[]) {
  const sessions = useSessionStore();
  const [findings, setFindings] = useState<Findings>({});
  useEffect(() => {
    let isWanted = true;
    const run = async () => {
      for (const name of namesOf(groups)) {
        const finding = await checks[name](sessions);
        if (!isWanted) return;
        setFindings((before) => ({ ...before, [name]: finding }));
      }
    };
    void run();
    return () => {
      isWanted = false;
    };
  }, [sessions, groups]);
  return { findings, isDone: namesOf(groups).every((name) => findings[name] !== undefined) };
}
