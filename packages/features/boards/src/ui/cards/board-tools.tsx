import { Button, makeStyles, Menu, MenuDivider, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { BinRecycle20Regular } from '@fluentui/react-icons/svg/bin-recycle';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Print20Regular } from '@fluentui/react-icons/svg/print';
import { Settings20Regular } from '@fluentui/react-icons/svg/settings';
import { Timer20Regular } from '@fluentui/react-icons/svg/timer';
import { WeatherSnowflake20Regular } from '@fluentui/react-icons/svg/weather-snowflake';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { ConfirmDialog } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { CardBoard } from '../../contract/index.ts';
import { boardToolTexts as texts } from '../../texts.cards.ts';
import type { CardChanges } from './data.ts';
import { GoneDialog } from './gone-dialog.tsx';

const useStyles = makeStyles({ button: { '@media print': { display: 'none' } } });

const minutes = [1, 3, 5, 10, 15, 20, 30, 45] as const;

interface BoardToolsProps {
  readonly title: string;
  readonly board: CardBoard;
  readonly changes: CardChanges;
}

/** What whoever keeps a board does with it as a whole: rest, time, paper, and taking everything away. */
export function BoardTools({ title, board, changes }: BoardToolsProps) {
  const styles = useStyles();
  const [asked, setAsked] = useState<'clear' | 'gone' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button className={styles.button} icon={<Settings20Regular />} aria-label={fill(texts.menu, { title })}>
            {texts.label}
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem icon={<WeatherSnowflake20Regular />} onClick={() => changes.freeze(!board.isFrozen)}>
              {board.isFrozen ? texts.thaw : texts.freeze}
            </MenuItem>
            <TimerMenu onChoose={(seconds) => changes.setTimer(seconds)} />
            {board.timerEndsAt !== null && (
              <MenuItem icon={<Timer20Regular />} onClick={() => changes.setTimer(null)}>
                {texts.stopTimer}
              </MenuItem>
            )}
            <MenuItem icon={<Print20Regular />} onClick={() => window.print()}>
              {texts.print}
            </MenuItem>
            <MenuItem icon={<BinRecycle20Regular />} onClick={() => setAsked('gone')}>
              {texts.gone}
            </MenuItem>
            <MenuDivider />
            <MenuItem icon={<Delete20Regular />} disabled={board.cards.length === 0} onClick={() => setAsked('clear')}>
              {texts.clear}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {asked === 'clear' && (
        <ConfirmDialog title={texts.clearTitle} confirmLabel={texts.clearConfirm} onClose={close} onConfirm={() => changes.clear()}>
          {fill(texts.clearBody, { count: board.cards.length })}
        </ConfirmDialog>
      )}
      {asked === 'gone' && <GoneDialog blockId={board.blockId} changes={changes} onClose={close} />}
    </>
  );
}

function TimerMenu({ onChoose }: { readonly onChoose: (seconds: number) => void }) {
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <MenuItem icon={<Timer20Regular />}>{texts.timer}</MenuItem>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {minutes.map((count) => (
            <MenuItem key={count} onClick={() => onChoose(count * 60)}>
              {counted(texts.minutes, count)}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
