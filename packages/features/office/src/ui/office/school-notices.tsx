import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import type { SchoolBrief } from '../../contract/index.ts';
import { officeScreenTexts as texts } from '../../texts.screens.ts';

interface SchoolNoticesProps {
  readonly school: SchoolBrief;
  /** Opens the school's settings; absent where they are open. */
  readonly onSettings?: () => void;
}

/** What everybody should know who works in the administration of a school. */
export function SchoolNotices({ school: { confirmed, administers, adminMode }, onSettings }: SchoolNoticesProps) {
  return (
    <>
      {!confirmed && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{texts.unconfirmed}</MessageBarTitle>
            {texts.unconfirmedBody}
          </MessageBarBody>
        </MessageBar>
      )}
      {administers && adminMode === 'synchronised' && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{texts.standsStill}</MessageBarTitle>
            {texts.standsStillBody}
          </MessageBarBody>
          {onSettings && (
            <MessageBarActions>
              <Button onClick={onSettings}>{texts.standsStillAction}</Button>
            </MessageBarActions>
          )}
        </MessageBar>
      )}
    </>
  );
}
