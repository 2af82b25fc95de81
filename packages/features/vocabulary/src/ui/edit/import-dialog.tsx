import { Textarea } from '@fluentui/react-components';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { readText } from '@pausenplatz/kernel-browser/lists';
import { Chip, FormDialog, FormField, notify, useForm } from '@pausenplatz/kernel-ui';
import { JudgedLine, JudgedLines, LineProblem, ListFileButton } from '@pausenplatz/kernel-ui/lists';
import { useEffect, useState } from 'react';
import { type PastedLine, pastedWords } from '../../rules/index.ts';
import { vocabularyUiTexts } from '../../texts.ui.ts';
import type { OrderChanges } from './use-order-changes.ts';

const { import: texts } = vocabularyUiTexts;

/** Words from Word, Excel or a CSV file: what is shown is what is stored. */
export function ImportDialog({ changes, onClose }: { readonly changes: OrderChanges; readonly onClose: () => void }) {
  const [lines, setLines] = useState<readonly PastedLine[]>([]);
  const [key] = useState(() => crypto.randomUUID());
  const words = lines.flatMap(({ word, problem }) => (problem === null ? [word] : []));
  const form = useForm({
    initial: { text: '' },
    check: () => (words.length > 0 ? {} : { text: texts.nothing }),
    judge: () => ({}),
    send: () => changes.insert(words, key),
  });
  const { text } = form.fields;
  useEffect(() => {
    let isWanted = true;
    void readText(text, '').then((list) => isWanted && setLines(typeof list === 'string' ? [] : pastedWords(list.cells)));
    return () => {
      isWanted = false;
    };
  }, [text]);
  const left = lines.length - words.length;
  return (
    <FormDialog
      form={form}
      title={texts.title}
      submitLabel={counted(texts.submit, words.length)}
      onClose={onClose}
      onDone={() => notify({ type: 'success', title: counted(texts.done, words.length) })}
    >
      <FormField label={texts.label} help={texts.help} error={form.errors.text}>
        <Textarea rows={6} resize="vertical" value={text} onChange={(_event, { value }) => form.set('text', value)} />
      </FormField>
      <ListFileButton onText={(read) => form.set('text', read)} />
      {lines.length > 0 && (
        <JudgedLines
          title={texts.preview}
          counts={
            <>
              <Chip color="green">{counted(texts.taken, words.length)}</Chip>
              {left > 0 && <Chip color="orange">{counted(texts.left, left)}</Chip>}
            </>
          }
        >
          {lines.map(({ nr, word, problem }) => (
            <JudgedLine key={nr} nr={fill(texts.line, { nr })} isWrong={problem !== null}>
              <strong>{word.word}</strong>
              {[word.sentence, word.sentence2, word.sentence3, word.sentence4].filter(Boolean).map((sentence) => (
                <span key={sentence}>{sentence}</span>
              ))}
              {problem && <LineProblem>{texts.problems[problem]}</LineProblem>}
            </JudgedLine>
          ))}
        </JudgedLines>
      )}
    </FormDialog>
  );
}
