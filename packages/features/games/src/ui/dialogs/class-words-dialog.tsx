import { Button, makeStyles, Switch, tokens } from '@fluentui/react-components';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { zurichDay } from '@pausenplatz/kernel-format';
import { ClosableDialog, FormDialog, ListState, notify, TextAreaField, useForm } from '@pausenplatz/kernel-ui';
import { gamesLimits as limits } from '../../contract/index.ts';
import { wordsIn } from '../../rules/index.ts';
import { gamesUiTexts } from '../../texts.ui.ts';
import { useClassWords, useSetClassWords } from '../data.ts';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
});

const { classWords: texts } = gamesUiTexts;

interface ClassWordsDialogProps {
  readonly classId: string;
  readonly onClose: () => void;
}

/** The words of a class; the form begins with what is there. */
export function ClassWordsDialog({ classId, onClose }: ClassWordsDialogProps) {
  const query = useClassWords(classId);
  if (query.data) return <WordsForm classId={classId} onClose={onClose} {...query.data} />;
  return (
    <ClosableDialog title={texts.title} closeLabel={texts.close} onClose={onClose}>
      {() => <ListState query={query}>{() => null}</ListState>}
    </ClosableDialog>
  );
}

interface WordsFormProps extends ClassWordsDialogProps {
  readonly words: readonly string[];
  readonly isDaily: boolean;
  readonly dailyFrom: string | null;
  readonly suggestions: readonly string[];
}

function WordsForm({ classId, onClose, words, isDaily, dailyFrom, suggestions }: WordsFormProps) {
  const styles = useStyles();
  const set = useSetClassWords();
  const form = useForm({
    name: `games-words:${classId}`,
    initial: { words: words.join(' '), isDaily },
    check(fields) {
      const count = wordsIn(fields.words).length;
      return { words: count > limits.classWords ? fill(texts.tooMany, { count, maximum: limits.classWords }) : undefined };
    },
    send: async (fields, sending) => {
      const saved = await set({ classId, words: wordsIn(fields.words), isDaily: fields.isDaily }, sending);
      notify({ type: 'success', title: sentenceFor(saved.dailyFrom, dailyFrom) });
    },
  });
  const typed = wordsIn(form.fields.words);
  const missing = suggestions.filter((word) => !typed.some((one) => one.toLocaleUpperCase('de-CH') === word));
  return (
    <FormDialog form={form} title={texts.title} submitLabel={texts.save} onClose={onClose}>
      <TextAreaField form={form} name="words" label={texts.words} help={fill(texts.help, { count: limits.classWords })} rows={6} />
      <div className={styles.line}>
        <span>{counted(texts.count, typed.length)}</span>
        {missing.length > 0 && (
          <Button onClick={() => form.type('words', [...typed, ...missing].join(' '))}>{counted(texts.suggested, missing.length)}</Button>
        )}
      </div>
      <div>
        <Switch checked={form.fields.isDaily} label={texts.daily} onChange={(_event, { checked }) => form.set('isDaily', checked)} />
        <p className={styles.quiet}>{texts.dailyHelp}</p>
      </div>
    </FormDialog>
  );
}

/** Whoever has just let the word of the day come from the list learns from when on. */
function sentenceFor(from: string | null, before: string | null): string {
  if (from === null || from === before) return texts.saved;
  return from <= zurichDay(new Date()) ? texts.savedToday : texts.savedTomorrow;
}
