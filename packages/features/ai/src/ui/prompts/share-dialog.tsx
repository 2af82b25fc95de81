import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { ConfirmDialog } from '@pausenplatz/kernel-ui';
import { aiPromptTexts as texts } from '../../texts.prompt-lists.ts';
import { useMasked } from '../chat/use-masked.ts';
import { usePrompt } from './data.ts';

interface ShareDialogProps {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly onShare: () => void;
}

const none: readonly never[] = [];

/** Before a prompt goes to the school: who will read it, and what of it names somebody. */
export function ShareDialog({ id, title, onClose, onShare }: ShareDialogProps) {
  const { data } = usePrompt(id);
  const masked = useMasked(data ? `${data.title}\n${data.text}` : '', none);
  // Nobody agrees before the names are looked through.
  if (!data || !masked.isReady) return null;
  const names = [...masked.used.map(({ word }) => word), ...masked.doubtful].join(', ');
  return (
    <ConfirmDialog title={fill(texts.shareTitle, { title })} confirmLabel={texts.shareDo} onClose={onClose} onConfirm={onShare}>
      <p>{texts.shareBody}</p>
      {names !== '' && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{fill(texts.shareNames, { names })}</MessageBarBody>
        </MessageBar>
      )}
    </ConfirmDialog>
  );
}
