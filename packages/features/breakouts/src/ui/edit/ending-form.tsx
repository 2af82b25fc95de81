import { Button, makeStyles } from '@fluentui/react-components';
import { useApi } from '@pausenplatz/kernel-browser';
import { judgedBy, notify, RefusalBar, TextAreaField, useForm } from '@pausenplatz/kernel-ui';
import { breakoutLimits, saveBreakoutEnding } from '../../contract/index.ts';
import { breakoutEditTexts as texts } from '../../texts.edit.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface EndingFormProps {
  readonly blockId: string;
  readonly ending: string;
  readonly onSaved: () => void;
}

/** The last part of the story, which nobody reads before the last lock is open. */
export function EndingForm({ blockId, ending, onSaved }: EndingFormProps) {
  const styles = useStyles();
  const api = useApi();
  const form = useForm({
    name: `breakout:${blockId}:ending`,
    initial: { ending },
    judge: judgedBy(saveBreakoutEnding, (fields) => ({ blockId, ...fields })),
    send: async (fields) => {
      await api.call(saveBreakoutEnding, { blockId, ...fields });
      notify({ type: 'success', title: texts.endingSaved });
      onSaved();
    },
  });
  // Inside the form of the page's editor there is no second form element.
  return (
    <div className={styles.form}>
      {form.refused && <RefusalBar refused={form.refused} typed={form.typed} />}
      <TextAreaField
        form={form}
        name="ending"
        label={texts.ending}
        help={texts.endingHelp}
        rows={3}
        maximum={breakoutLimits.endingMaximum}
      />
      <div>
        <Button disabled={form.busy || !form.isChanged} onClick={() => void form.submit()}>
          {texts.saveEnding}
        </Button>
      </div>
    </div>
  );
}
