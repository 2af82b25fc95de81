import { useSessionStore } from '@pausenplatz/kernel-host';
import { useCallback, useEffect, useState } from 'react';
import { checkGroups, checks, type GroupName } from './checks.ts';
import type { Findings } from './report.ts';

/** Looks at everything of these groups, one thing after another; what is found stands there at once. */
export function useDiagnosis(groups: readonly GroupName[]) {
  const sessions = useSessionStore();
  const [findings, setFindings] = useState<Findings>({});
  const [turn, setTurn] = useState(0);
  const names = groups.flatMap((group) => checkGroups[group]);
  const wanted = names.join(' ');
  useEffect(() => {
    let isWanted = true;
    const run = async () => {
      for (const name of names) {
        const finding = await checks[name](sessions);
        if (!isWanted) return;
        setFindings((before) => ({ ...before, [name]: finding }));
      }
    };
    void run();
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the names stand in `wanted`
  }, [sessions, wanted, turn]);
  const again = useCallback(() => {
    setFindings({});
    setTurn((now) => now + 1);
  }, []);
  return { findings, again, isDone: names.every((name) => findings[name] !== undefined) };
}
