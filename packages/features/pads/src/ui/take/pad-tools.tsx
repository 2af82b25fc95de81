import { Button, makeStyles, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { History20Regular } from '@fluentui/react-icons/svg/history';
import { useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { look, notifyRefusal } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { getPad, type Pad } from '../../contract/pads.ts';
import { padBlockTexts } from '../../texts.block.ts';
import { padTexts as texts, pastTexts } from '../../texts.ui.ts';
import { HistoryDialog } from '../past/history-dialog.tsx';

const useStyles = makeStyles({
  tools: { display: 'flex', flexWrap: 'wrap', gap: '8px', '@media print': { display: 'none' } },
  button: { minHeight: look.touch },
  write: { minHeight: look.touchPupil },
});

interface PadToolsProps {
  readonly blockId: string;
  readonly title: string;
  readonly pad: Pad;
  readonly isWriting: boolean;
  readonly onWrite: () => void;
  readonly onRestored: () => void;
}

/** What members do with a text: write in it, take it along, and look at what it was. */
export function PadTools({ blockId, title: given, pad, isWriting, onWrite, onRestored }: PadToolsProps) {
  const styles = useStyles();
  const api = useApi();
  const [isPastOpen, setPastOpen] = useState(false);
  const title = given || padBlockTexts.unnamed;
  const { mayWrite, isKeeper } = pad.rights;
  const take = async (ending: 'txt' | 'docx') => {
    try {
      // As it stands at this moment, also while somebody writes.
      const [{ pad: now }, { takeAlong }] = await Promise.all([api.call(getPad, { blockId }), import('./take-along.ts')]);
      takeAlong(title, now, ending);
    } catch (error) {
      notifyRefusal(error);
    }
  };
  return (
    <div className={styles.tools}>
      {mayWrite && !isWriting && (
        <Button
          className={styles.write}
          appearance="primary"
          icon={<Edit20Regular />}
          aria-label={fill(texts.writeIn, { title })}
          onClick={onWrite}
        >
          {texts.write}
        </Button>
      )}
      {isKeeper && (
        <Button
          className={styles.button}
          icon={<History20Regular />}
          aria-label={fill(pastTexts.openOf, { title })}
          onClick={() => setPastOpen(true)}
        >
          {pastTexts.open}
        </Button>
      )}
      {(pad.segments.length > 0 || isWriting) && (
        <Menu>
          <MenuTrigger disableButtonEnhancement>
            <Button className={styles.button} icon={<ArrowDownload20Regular />}>
              {texts.take}
            </Button>
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              <MenuItem onClick={() => void take('txt')}>{texts.asText}</MenuItem>
              <MenuItem onClick={() => void take('docx')}>{texts.asWord}</MenuItem>
            </MenuList>
          </MenuPopover>
        </Menu>
      )}
      {isPastOpen && <HistoryDialog blockId={blockId} mayRestore={mayWrite} onRestored={onRestored} onClose={() => setPastOpen(false)} />}
    </div>
  );
}
