import { useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { ClosableDialog, notify, notifyRefusal, offerUndo } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { type PastVersion, restorePadVersion } from '../../contract/past.ts';
import { pastTexts as texts } from '../../texts.ui.ts';
import { momentOf, VersionList } from './version-list.tsx';
import { VersionText } from './version-text.tsx';

interface HistoryDialogProps {
  readonly blockId: string;
  readonly mayRestore: boolean;
  readonly onRestored: () => void;
  readonly onClose: () => void;
}

/** What a text was at earlier times, each with its whole words and the way back to it. */
export function HistoryDialog({ blockId, mayRestore, onRestored, onClose }: HistoryDialogProps) {
  const api = useApi();
  const [shown, setShown] = useState<PastVersion | null>(null);
  const restore = async (versionId: string): Promise<string | null> => {
    const { before } = await api.call(restorePadVersion, { blockId, versionId }, { idempotencyKey: crypto.randomUUID() });
    onRestored();
    return before;
  };
  const restoreShown = async (version: PastVersion) => {
    try {
      const before = await restore(version.id);
      const title = fill(texts.restored, { at: momentOf(version) });
      if (before === null) notify({ type: 'success', title });
      else
        offerUndo({
          title,
          onUndo: () => void restore(before).then(() => notify({ type: 'success', title: texts.undone }), notifyRefusal),
        });
    } catch (error) {
      notifyRefusal(error);
    }
  };
  return (
    <ClosableDialog title={shown ? momentOf(shown) : texts.title} closeLabel={texts.close} onClose={onClose}>
      {(close) =>
        shown ? (
          <VersionText
            blockId={blockId}
            version={shown}
            mayRestore={mayRestore}
            onBack={() => setShown(null)}
            onRestore={() => close(() => void restoreShown(shown))}
          />
        ) : (
          <VersionList blockId={blockId} onShow={setShown} />
        )
      }
    </ClosableDialog>
  );
}
