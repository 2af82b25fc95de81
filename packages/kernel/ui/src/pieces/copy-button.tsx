import { Button, type ButtonProps } from '@fluentui/react-components';
import { Copy24Regular } from '@fluentui/react-icons/svg/copy';
import { notify } from '../toasts/toast-store.ts';
import { uiTexts } from '../texts.ts';

/** Copies a text and says whether it worked (specification section 8). */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ type: 'success', title: uiTexts.clipboard.success });
    return true;
  } catch {
    // Refused without permission, in frames and on plain http.
    notify({ type: 'error', title: uiTexts.clipboard.failure });
    return false;
  }
}

interface CopyButtonProps {
  readonly text: string;
  readonly label?: string;
  readonly appearance?: ButtonProps['appearance'];
}

export function CopyButton({ text, label = uiTexts.clipboard.copy, appearance = 'secondary' }: CopyButtonProps) {
  return (
    <Button appearance={appearance} icon={<Copy24Regular />} onClick={() => void copyText(text)}>
      {label}
    </Button>
  );
}
