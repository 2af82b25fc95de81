import { MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import type { RefusalBody } from '@pausenplatz/kernel-contract';
import { CopyButton } from '../pieces/copy-button.tsx';
import { uiTexts } from '../texts.ts';

/** Why a form did not go, above what was typed, which can be taken along: a toast would be gone before it is read. */
export function RefusalBar({ refused, typed = '' }: { readonly refused: RefusalBody; readonly typed?: string }) {
  return (
    <MessageBar intent="warning" layout="multiline" role="alert">
      <MessageBarBody>
        {refused.messageTitle !== refused.messageBody && <MessageBarTitle>{refused.messageTitle}</MessageBarTitle>}
        {refused.messageBody}
      </MessageBarBody>
      {typed !== '' && (
        <MessageBarActions>
          <CopyButton text={typed} label={uiTexts.form.copyTyped} />
        </MessageBarActions>
      )}
    </MessageBar>
  );
}
