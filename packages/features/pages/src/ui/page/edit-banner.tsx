import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { fullName, type LockHolder } from '../../rules/index.ts';
import { editingTexts } from '../../texts.ts';
import { clockTime } from '@pausenplatz/kernel-format';

interface HeldBannerProps {
  readonly lock: LockHolder;
  readonly onTakeOver: () => void;
  readonly onStay: () => void;
}

/** Says who edits the page and since when, and offers to take over (P4). */
export function HeldBanner({ lock, onTakeOver, onStay }: HeldBannerProps) {
  const me = useCurrentUser()?.id;
  const since = clockTime(lock.since);
  const sentence =
    lock.holder.id === me ? fill(editingTexts.heldByYou, { since }) : fill(editingTexts.held, { holder: fullName(lock.holder), since });
  return (
    <MessageBar intent="info" layout="multiline" politeness="assertive">
      <MessageBarBody>
        <strong>{sentence}</strong> {editingTexts.heldHelp}
      </MessageBarBody>
      <MessageBarActions>
        <Button size="medium" appearance="primary" onClick={onTakeOver}>
          {editingTexts.takeOver}
        </Button>
        <Button size="medium" onClick={onStay}>
          {editingTexts.stayReading}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
