import { makeStyles } from '@fluentui/react-components';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { useKeptRuns, WaitingRuns } from '@pausenplatz/progress/ui/run';
import { useState } from 'react';
import { type DuelSet, type getDuelPartners, type getMemory, memorySizes, type MemorySize } from '../../contract/index.ts';
import { memoryGrids } from '../../rules/index.ts';
import { duelTexts } from '../../texts.duel.ts';
import { memoryTexts } from '../../texts.memory.ts';
import { Partners } from '../duel/partners.tsx';
import { Choices } from './choices.tsx';
import { type Choice, memoryHandingIn, useMemoryPlayed } from './data.ts';
import { faces } from './players.tsx';
import { keyOf, SetChoices, setsOf } from './sets.tsx';
import { StartCard } from './start-card.tsx';

const useStyles = makeStyles({
  parts: { display: 'grid', gap: '24px', gridTemplateColumns: 'minmax(0, 1fr)' },
  beside: { display: 'grid', gap: '24px', alignItems: 'start', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))' },
});

const { choose: texts } = memoryTexts;

/** Whom somebody of a class is invited with. */
export interface Invitation {
  readonly userId: string;
  readonly set: DuelSet;
  readonly size: MemorySize;
}

interface ChooseProps {
  readonly known: OutputOf<typeof getMemory>;
  /** The people of the class; null for who has none. */
  readonly partners: OutputOf<typeof getDuelPartners> | null;
  readonly begun: Choice;
  readonly isBusy: boolean;
  /** With the title of its cards. */
  readonly onStart: (choice: Choice, title: string) => void;
  readonly onInvite: (invitation: Invitation) => void;
}

const atOneDevice = [1, 2, 3, 4] as const;
type Players = (typeof atOneDevice)[number] | 'class';

/** What to play with, how large, and with whom. */
export function Choose({ known, partners, begun, isBusy, onStart, onInvite }: ChooseProps) {
  const styles = useStyles();
  const waiting = useKeptRuns(memoryHandingIn, useMemoryPlayed());
  const sets = setsOf(known);
  const [key, setKey] = useState(keyOf(begun.set));
  const [wanted, setSize] = useState<MemorySize>(begun.size);
  const [players, setPlayers] = useState<Players>(atOneDevice.find((one) => one === begun.players) ?? 1);
  const [partner, setPartner] = useState('');
  const chosen = sets.find((one) => one.key === key) ?? sets[0];
  if (!chosen) return null;
  const fits = (one: MemorySize) => memoryGrids[one].pairs <= chosen.pairs;
  const size = fits(wanted) ? wanted : (memorySizes.filter(fits).at(-1) ?? '4x3');
  const { set } = chosen;
  const start = () => {
    if (players !== 'class') onStart({ set, size, players }, chosen.name);
    else onInvite({ userId: partner, set: { kind: set.kind, id: 'id' in set ? set.id : null }, size });
  };
  return (
    <div className={styles.parts}>
      <WaitingRuns count={waiting} />
      <SetChoices sets={sets} chosen={chosen.key} onChoose={setKey} />
      <div className={styles.beside}>
        <Sizes chosen={size} fits={fits} onChoose={setSize} />
        <WithWhom hasClass={partners !== null} chosen={players} onChoose={setPlayers} />
      </div>
      {players === 'class' && partners && <Partners known={partners} chosen={partner} onChoose={setPartner} />}
      <StartCard
        known={known}
        size={size}
        players={players}
        isDisabled={isBusy || (players === 'class' && (partner === '' || !partners?.isAllowed))}
        onStart={start}
      />
    </div>
  );
}

interface SizesProps {
  readonly chosen: MemorySize;
  readonly fits: (size: MemorySize) => boolean;
  readonly onChoose: (size: MemorySize) => void;
}

function Sizes({ chosen, fits, onChoose }: SizesProps) {
  return (
    <Choices
      legend={texts.size}
      isSmall
      chosen={chosen}
      onChoose={onChoose}
      choices={memorySizes.map((value) => {
        const { columns, rows, pairs } = memoryGrids[value];
        return {
          value,
          name: texts.sizes[value],
          about: fill(texts.cardCount, { count: 2 * pairs }),
          label: fill(texts.sizeLabel, { columns, rows, count: 2 * pairs }),
          isDisabled: !fits(value),
        };
      })}
    />
  );
}

interface WithWhomProps {
  readonly hasClass: boolean;
  readonly chosen: Players;
  readonly onChoose: (players: Players) => void;
}

/** Alone, with others at this device, or against somebody of the class at another one. */
function WithWhom({ hasClass, chosen, onChoose }: WithWhomProps) {
  const { name, about, label } = duelTexts.choose;
  const here = atOneDevice.map((value) => {
    const says = value === 1 ? texts.alone : fill(texts.together, { count: value });
    const shown = faces.slice(0, value).map(({ emoji }) => emoji);
    return { value, name: says, about: shown.join(' '), label: says };
  });
  return (
    <Choices<Players>
      legend={texts.players}
      isSmall
      chosen={chosen}
      onChoose={onChoose}
      choices={hasClass ? [...here, { value: 'class', name, about, label, isWide: true }] : here}
    />
  );
}
