import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { ListState } from '@pausenplatz/kernel-ui';
import { aiPromptTexts as texts } from '../../texts.prompt-lists.ts';
import { useMasked } from '../chat/use-masked.ts';
import { useNameLists } from '../data.ts';

const none: readonly never[] = [];

/** What of a text names somebody, before a whole school reads it; where the class lists cannot be read, that and a way to try again. */
export function SeenNames({ text }: { readonly text: string }) {
  const lists = useNameLists();
  return (
    <ListState query={lists} skeleton="form">
      {() => <Names text={text} />}
    </ListState>
  );
}

function Names({ text }: { readonly text: string }) {
  const { used, doubtful } = useMasked(text, none);
  const names = [...used.map(({ word }) => word), ...doubtful].join(', ');
  if (names === '') return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{fill(texts.shareNames, { names })}</MessageBarBody>
    </MessageBar>
  );
}
