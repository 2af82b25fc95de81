import {
  Button,
  Dropdown,
  makeStyles,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  Option,
  Textarea,
  tokens,
} from '@fluentui/react-components';
import { RecordStop24Regular } from '@fluentui/react-icons/svg/record-stop';
import { fill } from '@pausenplatz/kernel-contract';
import { Card, CopyButton, EmptyState, FormField, look, ReadButton, TextLink, useDraft } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { aiLimits, type ChatService, type ServiceOptions, targetLanguages, writingTones } from '../../contract/index.ts';
import { displayCredit, displayPrice, unmaskText } from '../../rules/index.ts';
import { aiUiTexts } from '../../texts.ui.ts';
import { CreditJar } from '../credit/credit-jar.tsx';
import type { Ai, SavedChat } from '../data.ts';
import { ChildRules } from '../safety/child-rules.tsx';
import { HelpCard } from '../safety/help-card.tsx';
import { AnswerText } from '../text/answer-text.tsx';
import { MaskNote } from './mask-note.tsx';
import { ModelChoice } from './model-choice.tsx';
import { useMasked } from './use-masked.ts';
import { useModel } from './use-model.ts';
import { costWords } from './cost-words.ts';
import { type Talk, useTalk } from './use-talk.ts';

const useStyles = makeStyles({
  parts: {
    display: 'grid',
    gap: '24px',
    gridTemplateColumns: 'minmax(0, 1fr) 300px',
    alignItems: 'start',
    '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  work: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  both: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  field: { display: 'grid', gap: '8px', gridTemplateRows: 'auto minmax(0, 1fr) auto' },
  area: { minHeight: '320px', '@media (max-width: 640px)': { minHeight: '180px' } },
  result: { minHeight: '280px', display: 'grid', alignContent: 'start', gap: '8px', '@media (max-width: 640px)': { minHeight: '140px' } },
  foot: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' },
  calm: { color: tokens.colorNeutralForeground2 },
  title: { fontSize: tokens.fontSizeBase300, lineHeight: '32px', fontWeight: tokens.fontWeightRegular },
  price: { marginLeft: 'auto', textAlign: 'right', display: 'grid', fontVariantNumeric: 'tabular-nums' },
  left: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  send: { minHeight: look.touch, minWidth: '128px' },
  side: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
});

const { two: texts, write } = aiUiTexts;

interface TwoTextsProps {
  readonly ai: Ai;
  readonly service: ChatService;
  readonly chat: SavedChat | null;
  readonly onBegun?: (chatId: string) => void;
}

/** A text on the left, and what becomes of it on the right: translated, or written better. */
export function TwoTexts({ ai, service, chat, onBegun }: TwoTextsProps) {
  const styles = useStyles();
  const isTranslation = service === 'uebersetzer';
  const talk = useTalk({ service, chat, ...(onBegun && { onBegun }) });
  const draft = useDraft(
    `ki:${service}:${chat?.id ?? ''}`,
    unmaskText(talk.messages.findLast(({ role }) => role === 'user')?.text ?? '', talk.masks),
  );
  const masked = useMasked(draft.text, talk.masks);
  const [options, setOptions] = useState<ServiceOptions>(chat?.options ?? (isTranslation ? { language: 'en' } : { tone: 'correct' }));
  const choosing = useModel(ai, service, chat?.model ?? null, [draft.text, draft.text]);
  if (!choosing) return <EmptyState scene="closedGate" title={aiUiTexts.overview.nothing} body={aiUiTexts.overview.nothingBody} />;
  const { models, model, choose } = choosing;
  const canAsk = masked.isReady && talk.running === null && draft.text.trim() !== '';
  const ask = () => void talk.ask({ model: model.model, options, text: masked.text, masks: masked.masks });
  const left = displayCredit(ai.credit + (model.isTestable ? ai.testCredit : 0));
  return (
    <div className={styles.parts}>
      <div className={styles.work}>
        <OptionField isTranslation={isTranslation} options={options} onOptions={setOptions} />
        <div className={styles.both}>
          <FormField label={texts.source} className={styles.field}>
            <Textarea
              className={styles.area}
              resize="vertical"
              value={draft.text}
              placeholder={texts.placeholder}
              maxLength={aiLimits.question}
              onChange={(_event, { value }) => draft.setText(value)}
            />
          </FormField>
          <Result talk={talk} />
        </div>
        {talk.harm && <HelpCard harm={talk.harm} onGoOn={talk.goOn} />}
        {talk.trouble && (
          <MessageBar intent="warning" layout="multiline" role="alert">
            <MessageBarBody>
              <MessageBarTitle>{talk.trouble.title}</MessageBarTitle>
              {talk.trouble.body}
            </MessageBarBody>
          </MessageBar>
        )}
        <div className={styles.foot}>
          <span className={styles.price}>
            <span>{model.cost === 0 ? write.priceFree : fill(write.price, { cost: displayPrice(model.cost) })}</span>
            <span className={styles.left}>{fill(write.left, { credit: left })}</span>
          </span>
          {talk.running ? (
            <Button className={styles.send} icon={<RecordStop24Regular />} onClick={talk.stop}>
              {write.stop}
            </Button>
          ) : (
            <Button className={styles.send} appearance="primary" disabledFocusable={!canAsk} onClick={ask}>
              {isTranslation ? texts.translate : texts.improve}
            </Button>
          )}
        </div>
      </div>
      <aside className={styles.side}>
        <CreditJar ai={ai} cost={model.cost} isTestable={model.isTestable} />
        {models.length > 1 && <ModelChoice models={models} chosen={model.model} onChoose={choose} />}
        <MaskNote masked={masked} />
        {ai.age === null ? <TextLink to="/tools/ki/kredit">{aiUiTexts.credit.more}</TextLink> : <ChildRules ai={ai} />}
      </aside>
    </div>
  );
}

interface OptionFieldProps {
  readonly isTranslation: boolean;
  readonly options: ServiceOptions;
  readonly onOptions: (options: ServiceOptions) => void;
}

function OptionField({ isTranslation, options, onOptions }: OptionFieldProps) {
  const chosen = isTranslation ? (options.language ?? 'en') : (options.tone ?? 'correct');
  const words: Readonly<Record<string, string>> = isTranslation ? texts.languages : texts.tones;
  const all = isTranslation ? targetLanguages : writingTones;
  return (
    <FormField label={isTranslation ? texts.language : texts.tone}>
      <Dropdown
        value={words[chosen] ?? ''}
        selectedOptions={[chosen]}
        onOptionSelect={(_event, { optionValue }) => {
          const language = targetLanguages.find((one) => one === optionValue);
          const tone = writingTones.find((one) => one === optionValue);
          onOptions(isTranslation ? { ...(language && { language }) } : { ...(tone && { tone }) });
        }}
      >
        {all.map((one) => (
          <Option key={one} value={one}>
            {words[one] ?? one}
          </Option>
        ))}
      </Dropdown>
    </FormField>
  );
}

function Result({ talk }: { readonly talk: Talk }) {
  const styles = useStyles();
  const { running, messages, masks } = talk;
  const last = messages.findLast(({ role }) => role === 'assistant');
  const text = running ? running.text : (last?.text ?? '');
  const whole = unmaskText(text, masks);
  return (
    <section className={styles.field} aria-label={texts.result} aria-busy={running !== null}>
      <h2 className={styles.title}>{texts.result}</h2>
      <Card className={styles.result}>
        {text === '' ? (
          <p className={styles.calm}>{running ? aiUiTexts.talk.thinking : texts.empty}</p>
        ) : (
          <AnswerText text={text} masks={masks} isComing={running !== null} />
        )}
      </Card>
      {running === null && last && (
        <div className={styles.foot}>
          <CopyButton text={whole} label={texts.copy} />
          <ReadButton words={[whole]} label={aiUiTexts.talk.read} />
          <span className={styles.left}>{costWords(last.cost)}</span>
        </div>
      )}
    </section>
  );
}
