import { Button, Input, Textarea } from '@fluentui/react-components';
import { useCall } from '@pausenplatz/kernel-browser';
import { fill, kernelTexts } from '@pausenplatz/kernel-contract';
import { Card, FormField, ListState, notify, notifyRefusal, TwoVersions, useDraft } from '@pausenplatz/kernel-ui';
import { getLetterTemplate, letterFacts, printingLimits, setLetterTemplate } from '../../contract/index.ts';
import { printTexts as texts } from '../../texts.ts';
import { useChange, useListStyles } from '@pausenplatz/office/ui';

/** The template of parent letters, as the school wrote it or as it comes. */
export function LetterPart({ schoolId }: { readonly schoolId: string }) {
  const query = useCall(getLetterTemplate, { schoolId });
  return (
    <ListState query={query}>
      {(template) => <LetterForm key={`${template.title}\n${template.body}`} schoolId={schoolId} template={template} />}
    </ListState>
  );
}

interface LetterFormProps {
  readonly schoolId: string;
  readonly template: { readonly title: string; readonly body: string; readonly isOwn: boolean };
}

/** A long text: what was written survives a look at another part and a reload. */
function LetterForm({ schoolId, template }: LetterFormProps) {
  const styles = useListStyles();
  const set = useChange(setLetterTemplate, [getLetterTemplate]);
  const title = useDraft(`letter-title:${schoolId}`, template.title);
  const body = useDraft(`letter-body:${schoolId}`, template.body);
  const save = async (written: { readonly title: string; readonly body: string } | null) => {
    await set({ schoolId, template: written });
    title.clear();
    body.clear();
    notify({ type: 'success', title: texts.changed });
  };
  const isComplete = title.text.trim() !== '' && body.text.trim() !== '';
  return (
    <Card as="section" className={styles.form}>
      <FormField label={texts.letterTitle} error={title.text.trim() === '' ? kernelTexts.fields.required : undefined} required>
        <Input value={title.text} maxLength={120} onChange={(_event, { value }) => title.setText(value)} />
      </FormField>
      {body.theirs !== null && (
        <TwoVersions mine={body.text} theirs={body.theirs} onMine={() => body.setText(body.text)} onTheirs={body.clear} />
      )}
      <FormField
        label={texts.letterBody}
        help={fill(texts.letterHelp, { words: letterFacts.map((word) => `{${word}}`).join(' ') })}
        error={body.text.trim() === '' ? kernelTexts.fields.required : undefined}
        required
      >
        <Textarea
          value={body.text}
          rows={16}
          resize="vertical"
          maxLength={printingLimits.letterMaximum}
          onChange={(_event, { value }) => body.setText(value)}
        />
      </FormField>
      <div className={styles.actions}>
        <Button
          appearance="primary"
          disabled={!isComplete}
          onClick={() => void save({ title: title.text.trim(), body: body.text.trim() }).catch(notifyRefusal)}
        >
          {texts.save}
        </Button>
        {template.isOwn && (
          <Button appearance="subtle" onClick={() => void save(null).catch(notifyRefusal)}>
            {texts.letterReset}
          </Button>
        )}
      </div>
    </Card>
  );
}
