import { Button, makeStyles } from '@fluentui/react-components';
import { ArrowClockwise24Regular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { ArrowSwap24Regular } from '@fluentui/react-icons/svg/arrow-swap';
import { Delete24Regular } from '@fluentui/react-icons/svg/delete';
import { fill } from '@pausenplatz/kernel-contract';
import { Card } from '@pausenplatz/kernel-ui';
import type { ReactNode } from 'react';
import type { CardFiles } from '../../contract/index.ts';
import { flashcardsUiTexts } from '../../texts.ui.ts';
import { SideFields } from './side-fields.tsx';
import type { CardRow } from './use-card-rows.ts';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: '8px 12px',
    alignItems: 'start',
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  sides: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  tools: { display: 'flex', flexDirection: 'column', '@media (max-width: 640px)': { flexDirection: 'row', justifyContent: 'flex-end' } },
});

const { edit: texts, set: setTexts } = flashcardsUiTexts;

interface CardRowProps {
  readonly row: CardRow;
  readonly number: number;
  readonly files: CardFiles;
  readonly handle: ReactNode;
  readonly onChange: (row: CardRow) => void;
  readonly onRemove: () => void;
  readonly onAskAgain: () => void;
  readonly onEnter: () => void;
}

/** Both sides of a card beside each other, with what one does with it. */
export function EditedCard({ row, number, files, handle, onChange, onRemove, onAskAgain, onEnter }: CardRowProps) {
  const styles = useStyles();
  return (
    <Card className={styles.row}>
      {handle}
      <div className={styles.sides} data-card-row role="group" aria-label={fill(texts.card, { number })}>
        <SideFields
          name={setTexts.front}
          side={row.front}
          files={files}
          onChange={(front) => onChange({ ...row, front })}
          onEnter={onEnter}
        />
        <SideFields
          name={setTexts.backSide}
          side={row.back}
          files={files}
          onChange={(back) => onChange({ ...row, back })}
          onEnter={onEnter}
        />
      </div>
      <div className={styles.tools}>
        <Button
          appearance="subtle"
          icon={<ArrowSwap24Regular />}
          aria-label={fill(texts.swap, { number })}
          onClick={() => onChange({ ...row, front: row.back, back: row.front })}
        />
        {row.id !== null && (
          <>
            <Button
              appearance="subtle"
              icon={<ArrowClockwise24Regular />}
              aria-label={texts.again}
              title={texts.againHelp}
              onClick={onAskAgain}
            />
            <Button appearance="subtle" icon={<Delete24Regular />} aria-label={fill(texts.remove, { number })} onClick={onRemove} />
          </>
        )}
      </div>
    </Card>
  );
}
