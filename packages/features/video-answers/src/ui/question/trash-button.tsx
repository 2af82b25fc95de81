import { Button } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { useState } from 'react';
import { questionTexts as texts } from '../../texts.ui.ts';
import { TrashDialog } from './trash-dialog.tsx';

interface TrashButtonProps {
  readonly blockId: string;
  readonly onRestore: (id: string) => Promise<void>;
}

/** The way to what was deleted or replaced. */
export function TrashButton({ blockId, onRestore }: TrashButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button appearance="subtle" icon={<Delete20Regular />} aria-label={texts.trash} onClick={() => setOpen(true)} />
      {isOpen && <TrashDialog blockId={blockId} onRestore={onRestore} onClose={() => setOpen(false)} />}
    </>
  );
}
