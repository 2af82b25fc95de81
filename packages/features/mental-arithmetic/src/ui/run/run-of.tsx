import type { InputOf } from '@pausenplatz/kernel-contract';
import { ListState, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useHandedIn, useStartedRun } from '@pausenplatz/progress/ui/run';
import { useState } from 'react';
import { type Run, startMentalRun } from '../../contract/index.ts';
import { useStagesStale } from '../data.ts';
import { Finish } from './finish.tsx';
import { type HandedIn, handing } from './handing-in.ts';
import { Stage } from './stage.tsx';

interface RunOfProps extends InputOf<typeof startMentalRun> {
  /** Of the browser's tab. */
  readonly browserTitle: string;
  /** Back to where it was begun. */
  readonly onEnd: () => void;
}

/** A run from its first calculation to its finish, and again. */
export function RunOf({ browserTitle, onEnd, ...wish }: RunOfProps) {
  const [round, setRound] = useState(0);
  const started = useStartedRun(startMentalRun, wish, round);
  return (
    <Frame title={browserTitle} hideTitle>
      <ListState query={started} skeleton="page">
        {(run) => <Begun key={run.id} run={run} onEnd={onEnd} onAgain={() => setRound(round + 1)} />}
      </ListState>
    </Frame>
  );
}

interface BegunProps {
  readonly run: Run;
  readonly onEnd: () => void;
  readonly onAgain: () => void;
}

function Begun({ run, onEnd, onAgain }: BegunProps) {
  const { result, keep, end, leave } = useHandedIn(handing, useStagesStale());
  const leaveWith = (soFar: HandedIn) => {
    if (soFar.answers.length > 0) leave(soFar);
    onEnd();
  };
  if (result !== null) return <Finish run={run} result={result} onAgain={onAgain} />;
  return <Stage run={run} onAnswer={keep} onOver={end} onLeave={leaveWith} />;
}
