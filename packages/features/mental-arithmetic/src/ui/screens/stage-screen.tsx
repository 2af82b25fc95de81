import { fill } from '@pausenplatz/kernel-contract';
import { ListState, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { Stage } from '../../contract/index.ts';
import { mentalArithmeticTitles } from '../../titles.ts';
import { useStages } from '../data.ts';
import { RunOf } from '../run/run-of.tsx';
import { Choose, type Way } from '../stage/choose.tsx';

/** `/lernen/kopfrechnen/stufe-{stage}`: in which way, and then the run. */
function StageScreen({ stage }: { readonly stage: Stage }) {
  const [way, setWay] = useState<Way | null>(null);
  const query = useStages();
  const title = fill(mentalArithmeticTitles.stage, { stage });
  if (way !== null) return <RunOf stage={stage} kind={way.kind} withTime={way.withTime} browserTitle={title} onEnd={() => setWay(null)} />;
  return (
    <Frame title={title} hideTitle width="narrow">
      <ListState query={query} skeleton="page">
        {({ stages, pace }) => {
          const own = stages.find((one) => one.stage === stage);
          return own && <Choose own={own} pace={pace} onStart={setWay} />;
        }}
      </ListState>
    </Frame>
  );
}

/** The screen of one stage. */
export const screenOf = (stage: Stage) =>
  function Screen() {
    return <StageScreen stage={stage} />;
  };
