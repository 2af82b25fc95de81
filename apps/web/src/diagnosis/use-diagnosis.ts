import { useApi } from '@pausenplatz/kernel-browser';
import { type Diagnosis, diagnosed, useSessionStore, useSlotLater } from '@pausenplatz/kernel-host';
import { useEffect, useEffectEvent, useState } from 'react';
import { checkGroups, type CheckName, checks, type GroupName } from './checks.ts';
import { diagnosisTexts } from './diagnosis-texts.ts';
import { bad } from './finding.ts';
import type { Findings } from './report.ts';

const namesOf = (groups: readonly GroupName[]) => groups.flatMap((group) => checkGroups[group]);
const isOwn = (name: CheckName): name is keyof typeof checks => Object.hasOwn(checks, name);

/** Looks at everything of these groups, a list that stays the same, one thing after another; what is found stands there at once. */
export function useDiagnosis(groups: readonly GroupName[]) {
  const sessions = useSessionStore();
  const api = useApi();
  const ofFeatures = useSlotLater(diagnosed);
  const [findings, setFindings] = useState<Findings>({});
  const look = useEffectEvent(async (name: CheckName, found: Findings): Promise<Findings> => {
    if (isOwn(name)) return { [name]: await checks[name](sessions) };
    // Looked at with another one before it.
    if (found[name]) return {};
    const isSignedIn = sessions.store.getState().status === 'signedIn';
    const wanted = (await ofFeatures().catch((): readonly Diagnosis[] => [])).find(({ looksAt }) => looksAt.includes(name));
    return wanted ? wanted.look({ api, isSignedIn }) : { [name]: bad(diagnosisTexts.notLooked) };
  });
  useEffect(() => {
    let isWanted = true;
    const run = async () => {
      let found: Findings = {};
      for (const name of namesOf(groups)) {
        // What cannot even be looked at, such as a chunk that does not come, is a finding too.
        found = { ...found, ...(await look(name, found).catch(() => ({ [name]: bad(diagnosisTexts.notLooked) }))) };
        if (!isWanted) return;
        setFindings(found);
      }
    };
    void run();
    return () => {
      isWanted = false;
    };
  }, [groups]);
  return { findings, isDone: namesOf(groups).every((name) => findings[name] !== undefined) };
}
