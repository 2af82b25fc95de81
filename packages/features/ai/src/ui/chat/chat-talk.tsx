import { makeStyles, MessageBar, MessageBarBody, MessageBarTitle, tokens } from '@fluentui/react-components';
import { EmptyState, TextLink, useDraft } from '@pausenplatz/kernel-ui';
import type { ChatService } from '../../contract/index.ts';
import { displayCost, displayCredit } from '../../rules/index.ts';
import { aiUiTexts } from '../../texts.ui.ts';
import { CreditJar } from '../credit/credit-jar.tsx';
import type { Ai, SavedChat } from '../data.ts';
import { HelpCard } from '../safety/help-card.tsx';
import { ChildRules } from '../safety/child-rules.tsx';
import { Composer } from './composer.tsx';
import { draftKey } from './draft-key.ts';
import { MaskNote } from './mask-note.tsx';
import { MessageList } from './message-list.tsx';
import { ModelChoice } from './model-choice.tsx';
import { useMasked } from './use-masked.ts';
import { useModel } from './use-model.ts';
import { useTalk } from './use-talk.ts';

const useStyles = makeStyles({
  parts: {
    display: 'grid',
    gap: '24px',
    gridTemplateColumns: 'minmax(0, 1fr) 300px',
    alignItems: 'start',
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  talk: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)', width: '100%', maxWidth: '760px', justifySelf: 'center' },
  // The question stays in reach while what comes grows above it.
  write: {
    position: 'sticky',
    bottom: '12px',
    display: 'grid',
    gap: '8px',
    zIndex: 1,
    // Above the bar of a phone.
    '@media (max-width: 640px)': { bottom: 'calc(68px + env(safe-area-inset-bottom))' },
  },
  side: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  sums: { margin: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '4px 12px', fontVariantNumeric: 'tabular-nums' },
  sum: { margin: 0, fontWeight: tokens.fontWeightSemibold },
});

interface ChatTalkProps {
  readonly ai: Ai;
  readonly service: ChatService;
  readonly chat: SavedChat | null;
  readonly onBegun?: (chatId: string) => void;
}

/** A talk with a model: what was said on the left, what it costs on the right. */
export function ChatTalk({ ai, service, chat, onBegun }: ChatTalkProps) {
  const styles = useStyles();
  const talk = useTalk({ service, chat, ...(onBegun && { onBegun }) });
  const draft = useDraft(draftKey(service, chat?.id ?? null));
  const masked = useMasked(draft.text, talk.masks);
  const choosing = useModel(ai, service, chat?.model ?? null, [...talk.messages.map(({ text }) => text), draft.text]);
  if (!choosing) return <EmptyState scene="closedGate" title={aiUiTexts.overview.nothing} body={aiUiTexts.overview.nothingBody} />;
  const { models, model, choose } = choosing;
  const left = displayCredit(ai.credit + (model.isTestable ? ai.testCredit : 0));
  const ask = async () => {
    const typed = draft.text;
    const began = talk.ask({ model: model.model, text: masked.text, masks: masked.masks });
    if (await began) draft.clear();
    else draft.setText(typed);
  };
  const again = () => void talk.ask({ model: model.model, text: null, masks: talk.masks });
  const sum = talk.messages.reduce((all, { cost }) => all + (cost ?? 0), 0);
  const isFresh = talk.messages.length === 0 && talk.running === null;
  return (
    <div className={styles.parts}>
      <div className={styles.talk}>
        {isFresh && !talk.harm && <EmptyState scene="emptyNest" title={aiUiTexts.talk.begin} body={aiUiTexts.talk.beginBody} />}
        <MessageList talk={talk} onAgain={talk.running === null ? again : null} />
        {talk.harm && <HelpCard harm={talk.harm} onGoOn={talk.goOn} />}
        {talk.trouble && (
          <MessageBar intent="warning" layout="multiline" role="alert">
            <MessageBarBody>
              <MessageBarTitle>{talk.trouble.title}</MessageBarTitle>
              {talk.trouble.body}
            </MessageBarBody>
          </MessageBar>
        )}
        <div className={styles.write}>
          <Composer
            text={talk.running?.question === masked.text ? '' : draft.text}
            onText={draft.setText}
            cost={model.cost}
            left={left}
            isRunning={talk.running !== null}
            isReady={masked.isReady}
            onAsk={() => void ask()}
            onStop={talk.stop}
          />
        </div>
      </div>
      <aside className={styles.side}>
        <CreditJar ai={ai} cost={model.cost} isTestable={model.isTestable} />
        {sum > 0 && (
          <dl className={styles.sums}>
            <dt>{aiUiTexts.talk.sum}</dt>
            <dd className={styles.sum}>{displayCost(sum)}</dd>
          </dl>
        )}
        {models.length > 1 && <ModelChoice models={models} chosen={model.model} onChoose={choose} />}
        <MaskNote masked={masked} />
        {ai.age === null ? <TextLink to="/tools/ki/kredit">{aiUiTexts.credit.more}</TextLink> : <ChildRules ai={ai} />}
      </aside>
    </div>
  );
}
