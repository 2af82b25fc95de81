import { ListState, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Duel } from '../../contract/index.ts';
import { gamesTitles } from '../../titles.ts';
import { useDuel, useInvite, useSeat } from '../duel/data.ts';
import { DuelEnd } from '../duel/duel-end.tsx';
import { DuelTable } from '../duel/duel-table.tsx';
import { DuelWait } from '../duel/duel-wait.tsx';

/** `/spielen/gedaechtnis/duell/{id}`: a game of two of a class, from the invitation to its end. */
export function Screen() {
  const { id = '' } = useParams();
  const query = useDuel(id);
  useSeat(id, query.data?.state === 'playing');
  return (
    <Frame title={gamesTitles.memory} hideTitle width="normal">
      <ListState query={query} skeleton="tiles">
        {(duel) => <Shown duel={duel} />}
      </ListState>
    </Frame>
  );
}

function Shown({ duel }: { readonly duel: Duel }) {
  const navigate = useNavigate();
  const invite = useInvite();
  const [isBusy, setBusy] = useState(false);
  const back = () => void navigate('/spielen/gedaechtnis');
  const again = async () => {
    const { classId, other, set, size } = duel;
    setBusy(true);
    const id = await invite({ classId, userId: other.id, set, size });
    setBusy(false);
    if (id !== null) void navigate(`/spielen/gedaechtnis/duell/${id}`, { replace: true });
  };
  const { state } = duel;
  if (state === 'playing') return <DuelTable duel={duel} />;
  if (state === 'invited') return <DuelWait duel={duel} onBack={back} />;
  return <DuelEnd duel={duel} state={state} isBusy={isBusy} onAgain={() => void again()} onBack={back} />;
}
