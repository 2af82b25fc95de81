import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowSync20Regular } from '@fluentui/react-icons/svg/arrow-sync';
import { Chip, CopyButton, look, ReadButton } from '@pausenplatz/kernel-ui';
import { useEffect, useRef, useState } from 'react';
import { type Mask, unmaskText } from '../../rules/index.ts';
import { aiUiTexts } from '../../texts.ui.ts';
import { AnswerText } from '../text/answer-text.tsx';
import { costWords } from './cost-words.ts';
import type { ChatMessage, Talk } from './use-talk.ts';

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
  },
  own: { display: 'grid', justifyItems: 'end' },
  question: {
    boxSizing: 'border-box',
    maxWidth: 'min(560px, 90%)',
    padding: '12px 16px',
    borderRadius: `${look.radiusCard} ${look.radiusCard} 2px ${look.radiusCard}`,
    backgroundColor: look.colors.teal.surface,
    color: look.colors.teal.ink,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  answer: {
    boxSizing: 'border-box',
    minWidth: 0,
    padding: '16px 20px',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: look.shadowCard,
  },
  // What comes never makes the place smaller again.
  coming: { minHeight: '120px' },
  foot: {
    marginTop: '12px',
    paddingTop: '8px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px',
    alignItems: 'center',
  },
  cost: { marginLeft: 'auto', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, fontVariantNumeric: 'tabular-nums' },
  waiting: { color: tokens.colorNeutralForeground2 },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

const { talk: texts } = aiUiTexts;

/** What was said, and what is being said. Who reads further up is left there. */
export function MessageList({ talk, onAgain }: { readonly talk: Talk; readonly onAgain: (() => void) | null }) {
  const styles = useStyles();
  const { messages, running, masks } = talk;
  const [isLong] = useState(messages.length > 2);
  const end = useStickyEnd(running, isLong);
  const last = messages.at(-1);
  return (
    <>
      <ol className={styles.list} aria-label={texts.label}>
        {messages.map((message) =>
          message.role === 'user' ? (
            <Question key={message.id} text={unmaskText(message.text, masks)} />
          ) : (
            <Answer key={message.id} message={message} masks={masks} onAgain={message === last ? onAgain : null} />
          ),
        )}
        {running !== null && running.question !== null && <Question text={unmaskText(running.question, masks)} />}
        {running && (
          <li className={mergeClasses(styles.answer, styles.coming)} aria-busy="true" aria-label={texts.writing}>
            {running.text === '' ? (
              <p className={styles.waiting}>{texts.thinking}</p>
            ) : (
              <AnswerText text={running.text} masks={masks} isComing />
            )}
          </li>
        )}
      </ol>
      <p role="status" className={styles.hidden}>
        {running ? texts.writing : last?.role === 'assistant' && texts.ready}
      </p>
      <div ref={end} />
    </>
  );
}

function Question({ text }: { readonly text: string }) {
  const styles = useStyles();
  return (
    <li className={styles.own}>
      <p className={styles.question}>
        <span className={styles.hidden}>{`${texts.you}: `}</span>
        {text}
      </p>
    </li>
  );
}

interface AnswerProps {
  readonly message: ChatMessage;
  readonly masks: readonly Mask[];
  readonly onAgain: (() => void) | null;
}

function Answer({ message, masks, onAgain }: AnswerProps) {
  const styles = useStyles();
  const text = unmaskText(message.text, masks);
  return (
    <li className={styles.answer}>
      <AnswerText text={message.text} masks={masks} />
      <div className={styles.foot}>
        <CopyButton text={text} label={texts.copy} />
        <ReadButton words={[text]} label={aiUiTexts.talk.read} />
        {onAgain && (
          <Button appearance="subtle" icon={<ArrowSync20Regular />} onClick={onAgain} aria-label={texts.again} title={texts.again} />
        )}
        {message.state === 'stopped' && <Chip color="grey">{texts.stopped}</Chip>}
        {message.state === 'cut' && <Chip color="orange">{texts.cut}</Chip>}
        <span className={styles.cost}>{costWords(message.cost)}</span>
      </div>
    </li>
  );
}

/** Keeps the end of what comes in sight, unless somebody has scrolled up to read. */
function useStickyEnd(running: Talk['running'], isLong: boolean) {
  const end = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const isRunning = running !== null;
  useEffect(() => {
    const look = () => {
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
      isAtEnd.current = scrollHeight - scrollTop - clientHeight < 160;
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  // Who comes back to a talk goes on at its end.
  useEffect(() => {
    if (isLong) end.current?.scrollIntoView({ block: 'end' });
  }, [isLong]);
  useEffect(() => {
    if (isRunning) isAtEnd.current = true;
  }, [isRunning]);
  useEffect(() => {
    if (running && isAtEnd.current) end.current?.scrollIntoView({ block: 'end' });
  }, [running]);
  return end;
}
