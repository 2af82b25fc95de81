import { Button, makeStyles } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { Chip } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { Level } from '../../contract/index.ts';
import { gamesUiTexts } from '../../texts.ui.ts';
import { type Playing, useReadAgain, useShownRound, useStart } from '../data.ts';
import { EndCard } from './end-card.tsx';
import { FreeStart } from './free-start.tsx';
import { Game } from './game.tsx';

const useStyles = makeStyles({ about: { display: 'flex', justifyContent: 'center', alignItems: 'center', gap: '8px' } });
const { free: texts } = gamesUiTexts;

interface FreeProps {
  readonly classId: string | null;
  readonly playing: Playing;
}

/** Words to play with as often as one likes; nothing of them is counted. */
export function Free({ classId, playing: { round, player, hasClassWords } }: FreeProps) {
  const styles = useStyles();
  const start = useStart(classId);
  const shown = useShownRound('free', classId);
  const again = useReadAgain();
  const [isChoosing, setChoosing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const begin = async (level: Level) => {
    setBusy(true);
    if (await start(level)) setChoosing(false);
    setBusy(false);
  };
  if (!round || round.board.kind !== 'free' || isChoosing)
    return <FreeStart hasClassWords={hasClassWords} isBusy={isBusy} onStart={(level) => void begin(level)} />;
  const level = round.level ?? 'easy';
  return (
    <>
      {round.state === 'open' && (
        <div className={styles.about}>
          <Chip color="grey">{fill(texts.now, { level: texts.levels[level] })}</Chip>
          <Button size="small" appearance="subtle" onClick={() => setChoosing(true)}>
            {texts.giveUp}
          </Button>
        </div>
      )}
      <Game
        key={round.board.id}
        round={round}
        player={player}
        onRound={shown}
        onOld={again}
        end={<EndCard round={round} onMore={() => void begin(level)} onOther={() => setChoosing(true)} />}
      />
    </>
  );
}
