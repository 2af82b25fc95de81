import { markStale, useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { ListState, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getDiplomaInfo, getSpeed, getTraining, type Run } from '../../contract/index.ts';
import { runTexts } from '../../texts.run.ts';
import { Finish } from './finish.tsx';
import { type HandedIn, handIn, type RunResult } from './kept-runs.ts';
import { Stage } from './stage.tsx';
import { type RunWish, useStartedRun } from './use-started-run.ts';

const overview = '/lernen/einmaleins';

interface RunOfProps extends RunWish {
  /** Of the browser's tab. */
  readonly browserTitle: string;
  /** Where the run was begun beside something else, that is shown again. */
  readonly onEnd?: () => void;
}

/** A run from its first task to its finish, and again. */
export function RunOf({ browserTitle, onEnd, ...wish }: RunOfProps) {
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const started = useStartedRun(wish, round);
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
  const api = useApi();
  const client = useQueryClient();
  const personId = useCurrentUser()?.id ?? '';
  const [result, setResult] = useState<RunResult | 'kept' | 'refused' | null>(null);
  const send = async (all: HandedIn) => {
    const answer = await handIn(api, personId, all);
    for (const call of [getTraining, getDiplomaInfo, getSpeed]) void markStale(client, call);
    return answer;
  };
  const leave = (soFar: HandedIn) => {
    if (soFar.answers.length > 0) void send(soFar);
    onEnd();
  };
  if (result !== null) return <Finish run={run} result={result} onEnd={onEnd} onAgain={onAgain} />;
  return <Stage run={run} title={titleOf(run)} onOver={(all) => void send(all).then(setResult)} onLeave={leave} />;
}

function titleOf({ kind, level, series }: Run): string {
  return kind === 'level' ? fill(runTexts.title, { series: series ?? 1, level: level ?? 1 }) : runTexts.titles[kind];
}
