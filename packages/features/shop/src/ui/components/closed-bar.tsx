import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { shopUiTexts } from '../../texts.ui.ts';

/** Says that nothing can be ordered yet. */
export function ClosedBar() {
  const { title, body } = shopUiTexts.closed;
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{title}</MessageBarTitle>
        {body}
      </MessageBarBody>
    </MessageBar>
  );
}
