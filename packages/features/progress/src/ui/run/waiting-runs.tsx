import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { runTexts } from '../../texts.run.ts';

const { waiting: texts } = runTexts;

/** How many runs lie on this device until the line is back. */
export function WaitingRuns({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <MessageBar intent="info">
      <MessageBarBody>{count === 1 ? texts.one : fill(texts.many, { count })}</MessageBarBody>
    </MessageBar>
  );
}
