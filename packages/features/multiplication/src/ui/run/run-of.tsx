import { markStale } from '@pausenplatz/kernel-browser';
import { fill, type InputOf } from '@pausenplatz/kernel-contract';
import { ListState, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useHandedIn, useStartedRun } from '@pausenplatz/progress/ui/run';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getDiplomaInfo, getSpeed, getTraining, type Run, startRun } from '../../contract/index.ts';
import { runTexts } from '../../texts.run.ts';
import { Finish } from './finish.tsx';
import { type HandedIn, handing } from './handing-in.ts';
import { Stage } from './stage.tsx';

const overview = '/lernen/einmaleins';

interface RunOfProps extends InputOf<typeof startRun> {
  /** Of the browser's tab. */
  readonly browserTitle: string;
  /** Where the run was begun beside something else, that is shown again. */
  readonly onEnd?: () => void;
}

/** A run from its first task to its finish, and again. */
export function RunOf({ browserTitle, onEnd, ...wish }: RunOfProps) {
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const started = useStartedRun(startRun, wish, round);
  return (
    <Frame title={browserTitle} hideTitle>
      <ListState query={started} skeleton="page">
        {(run) => <Begun key={run.id} run={run} onEnd={onEnd ?? (() => void navigate(overview))} onAgain={() => setRound(round + 1)} />}
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
  const client = useQueryClient();
  const { result, keep, end, leave } = useHandedIn(handing, () => {
    for (const call of [getTraining, getDiplomaInfo, getSpeed]) void markStale(client, call);
  });
  const leaveWith = (soFar: HandedIn) => {
    if (soFar.answers.length > 0) leave(soFar);
    onEnd();
  };
  if (result !== null) return <Finish run={run} result={result} onEnd={onEnd} onAgain={onAgain} />;
  return <Stage run={run} title={titleOf(run)} onAnswer={keep} onOver={end} onLeave={leaveWith} />;
}

function titleOf({ kind, level, series }: Run): string {
  return kind === 'level' ? fill(runTexts.title, { series: series ?? 1, level: level ?? 1 }) : runTexts.titles[kind];
}
