import { useClassId } from '@pausenplatz/kernel-host';
import { ButtonLink, ListState, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { memoryTexts } from '../../texts.memory.ts';
import { picturesTexts } from '../../texts.pictures.ts';
import { gamesTitles } from '../../titles.ts';
import { ClassSwitch } from '../duel/class-switch.tsx';
import { useDuelPartners, useInvite } from '../duel/data.ts';
import { OpenDuels } from '../duel/open-duels.tsx';
import { Choose, type Invitation } from '../memory/choose.tsx';
import { type Choice, type LaidOut, useLayOut, useMemorySets } from '../memory/data.ts';
import { Table } from '../memory/table.tsx';

const first: Choice = { set: { kind: 'pictures' }, size: '4x4', players: 1 };

/** `/spielen/gedaechtnis`: a game of pairs, chosen, then played. */
export function Screen() {
  const query = useMemorySets();
  const layOut = useLayOut();
  const classId = useClassId();
  const partners = useDuelPartners(classId).data;
  const invite = useInvite();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [chosen, setChosen] = useState({ choice: first, title: '' });
  const [laid, setLaid] = useState<LaidOut | null>(null);
  const start = async (choice: Choice, title: string) => {
    setBusy(true);
    setChosen({ choice, title });
    setLaid(await layOut(choice));
    setBusy(false);
  };
  const ask = async (invitation: Invitation) => {
    if (classId === null) return;
    setBusy(true);
    const id = await invite({ classId, ...invitation });
    setBusy(false);
    if (id !== null) void navigate(`/spielen/gedaechtnis/duell/${id}`);
  };
  const { choice, title } = chosen;
  if (laid)
    return (
      <Frame title={gamesTitles.memory} hideTitle width="normal">
        <Table
          // What is laid out is one game: another one begins from nothing.
          key={laid.countedAs ?? JSON.stringify(laid.game.halves)}
          laid={laid}
          title={title}
          onAgain={() => void start(choice, title)}
          onOther={() => setLaid(null)}
        />
      </Frame>
    );
  return (
    <Frame
      title={gamesTitles.memory}
      lead={memoryTexts.choose.lead}
      width="normal"
      actions={<ButtonLink to="/spielen/gedaechtnis/bilder">{picturesTexts.open}</ButtonLink>}
    >
      <OpenDuels />
      <ListState query={query} skeleton="tiles">
        {(known) => (
          <Choose
            known={known}
            partners={partners ?? null}
            begun={choice}
            isBusy={isBusy}
            onStart={(next, name) => void start(next, name)}
            onInvite={(invitation) => void ask(invitation)}
          />
        )}
      </ListState>
      {classId !== null && partners?.canSet === true && <ClassSwitch classId={classId} isAllowed={partners.isAllowed} />}
    </Frame>
  );
}

/** `/lernen/gedaechtnis`: where it stood before. */
export const OldScreen = () => <Navigate to="/spielen/gedaechtnis" replace />;
