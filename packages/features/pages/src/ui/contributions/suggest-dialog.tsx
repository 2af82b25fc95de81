import { makeStyles, tokens } from '@fluentui/react-components';
import type { ShownBlockFile } from '@pausenplatz/kernel-host';
import { FormDialog } from '@pausenplatz/kernel-ui';
import type { ContributedType } from '../../contract/index.ts';
import { suggestTexts as texts } from '../../texts.contributions.ts';
import { AtozFields } from '../blocks/atoz-fields.tsx';
import { SuggestedPicture } from './suggested-picture.tsx';
import { type Suggesting, useSuggestion } from './use-suggestion.ts';

const useStyles = makeStyles({ help: { margin: 0, color: tokens.colorNeutralForeground2 } });

interface SuggestDialogProps extends Suggesting {
  readonly type: ContributedType;
  readonly files: Readonly<Record<string, ShownBlockFile>>;
  readonly onClose: () => void;
}

/** The form of a suggestion: an entry with all that it may have, or a picture with its words. */
export function SuggestDialog({ type, files, onClose, ...suggesting }: SuggestDialogProps) {
  const styles = useStyles();
  const { form, entry, uploaded, addFile, change } = useSuggestion(type, suggesting);
  return (
    <FormDialog form={form} title={texts.title[type]} submitLabel={texts.send} onClose={onClose}>
      <p className={styles.help}>{texts.help}</p>
      {type === 'AtoZ' ? (
        <AtozFields
          entry={entry}
          onChange={(_id, of) => change(of)}
          errorAt={(field) => (form.errors as Readonly<Record<string, string | undefined>>)[field]}
          page={{ pageId: '', files: { ...files, ...uploaded }, children: [], siblings: [], isSeenFirst: false }}
          addFile={addFile}
        />
      ) : (
        <SuggestedPicture form={form} uploaded={uploaded} addFile={addFile} />
      )}
    </FormDialog>
  );
}
