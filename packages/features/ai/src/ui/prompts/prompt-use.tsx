import { Dropdown, Input, makeStyles, mergeClasses, Option, Textarea, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { Card, CopyButton, FormField, look, useSoftColors } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { aiLimits as limits, type ChatService, type Prompt } from '../../contract/index.ts';
import { filledPrompt, isLongVariable, piecesOfPrompt, talkServices, variablesOf } from '../../rules/index.ts';
import { aiPromptTexts } from '../../texts.prompt-lists.ts';
import { aiUiTexts } from '../../texts.ui.ts';
import type { Ai } from '../data.ts';
import { ToChat } from './to-chat.tsx';
import { useFilled } from './use-filled.ts';

const { use: texts } = aiPromptTexts;

const useStyles = makeStyles({
  parts: {
    display: 'grid',
    gap: '24px',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    alignItems: 'start',
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  },
  fields: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  heading: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: tokens.fontWeightSemibold },
  calm: { margin: 0, color: tokens.colorNeutralForeground2 },
  text: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: tokens.lineHeightBase400 },
  field: { padding: '1px 6px', borderRadius: '6px', fontWeight: tokens.fontWeightSemibold, boxDecorationBreak: 'clone' },
  foot: { display: 'flex', flexWrap: 'wrap', gap: '12px 16px', alignItems: 'end' },
  service: { minWidth: 'min(200px, 100%)' },
  wrong: { margin: 0, color: tokens.colorStatusDangerForeground1 },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px', minHeight: look.touch },
});

interface PromptUseProps {
  readonly prompt: Prompt;
  readonly ai: Ai;
}

/** A prompt as it is used: its fields beside what becomes of them, and the way into a chat. */
export function PromptUse({ prompt, ai }: PromptUseProps) {
  const styles = useStyles();
  const { values, set } = useFilled(prompt.id);
  const names = variablesOf(prompt.text);
  const text = filledPrompt(prompt.text, values);
  return (
    <div className={styles.parts}>
      <Card as="section" className={styles.fields}>
        <h2 className={styles.heading}>{texts.fields}</h2>
        {names.length === 0 && <p className={styles.calm}>{texts.noFields}</p>}
        {names.map((name) => (
          <FormField key={name} label={name}>
            {isLongVariable(name) ? (
              <Textarea
                value={values[name] ?? ''}
                rows={6}
                resize="vertical"
                maxLength={limits.question}
                onChange={(_event, { value }) => set(name, value)}
              />
            ) : (
              <Input value={values[name] ?? ''} maxLength={500} onChange={(_event, { value }) => set(name, value)} />
            )}
          </FormField>
        ))}
        {names.length > 0 && <p className={styles.calm}>{texts.open}</p>}
      </Card>
      <Card as="section" className={styles.fields}>
        <div className={styles.head}>
          <h2 className={styles.heading}>{texts.preview}</h2>
          <CopyButton text={text} label={texts.copy} />
        </div>
        <Preview text={prompt.text} values={values} />
        <Foot ai={ai} text={text} />
      </Card>
    </div>
  );
}

function Preview({ text, values }: { readonly text: string; readonly values: Readonly<Record<string, string>> }) {
  const styles = useStyles();
  const soft = useSoftColors();
  return (
    <p className={styles.text}>
      {piecesOfPrompt(text, values).map((piece, index) =>
        piece.name === null ? (
          piece.text
        ) : (
          // Pieces have no other name than their place.
          // oxlint-disable-next-line react/no-array-index-key -- as said
          <span key={index} className={mergeClasses(styles.field, piece.isFilled ? soft.teal : soft.yellow)}>
            {piece.text}
          </span>
        ),
      )}
    </p>
  );
}

function Foot({ ai, text }: { readonly ai: Ai; readonly text: string }) {
  const styles = useStyles();
  const services = talkServices.filter((service) => ai.services.some((one) => one.service === service));
  const [chosen, choose] = useState<ChatService | null>(null);
  const service = chosen ?? services[0];
  const tooMany = text.length - limits.question;
  if (!service) return <p className={styles.calm}>{texts.noService}</p>;
  return (
    <>
      {tooMany > 0 && (
        <p className={styles.wrong} role="alert">
          {fill(texts.tooLong, { count: tooMany })}
        </p>
      )}
      <div className={styles.foot}>
        <FormField label={texts.service} className={styles.service}>
          <Dropdown
            value={aiUiTexts.services[service].name}
            selectedOptions={[service]}
            onOptionSelect={(_event, { optionValue }) => choose(services.find((one) => one === optionValue) ?? service)}
          >
            {services.map((one) => (
              <Option key={one} value={one}>
                {aiUiTexts.services[one].name}
              </Option>
            ))}
          </Dropdown>
        </FormField>
        <ToChat key={service} service={service} text={text} isReady={tooMany <= 0} />
      </div>
      <p className={styles.calm}>{texts.goHelp}</p>
    </>
  );
}
