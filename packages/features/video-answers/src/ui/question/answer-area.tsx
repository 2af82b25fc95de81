import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowUpload20Regular } from '@fluentui/react-icons/svg/arrow-upload';
import type { FileKind } from '@pausenplatz/documents/contract';
import { type Medium, RecordField, UploadField } from '@pausenplatz/documents/ui';
import { useState } from 'react';
import type { AnswerMedia, QuestionSettings } from '../../contract/index.ts';
import { answerTexts as texts } from '../../texts.ui.ts';

const useStyles = makeStyles({
  area: { display: 'grid', gap: '12px', justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
  hint: { margin: 0, color: tokens.colorNeutralForeground2 },
  upload: { width: '100%' },
});

const recorded: Readonly<Record<AnswerMedia, readonly Medium[]>> = { both: ['film', 'sound'], film: ['film'], sound: ['sound'] };
const kinds: Readonly<Record<AnswerMedia, FileKind>> = { both: 'recording', film: 'video', sound: 'sound' };

interface AnswerAreaProps {
  readonly settings: QuestionSettings;
  /** Says whether it was taken; what was not stays to be given again. `isForClass`: the child has read that the class may hear it. */
  readonly onStored: (fileId: string, isForClass: boolean) => Promise<boolean>;
}

/** A child is told who will hear it, records as long as the question allows, or gives a recording that it has already. */
export function AnswerArea({ settings, onStored }: AnswerAreaProps) {
  const styles = useStyles();
  const [isUpload, setUpload] = useState(false);
  const { media, longestSeconds } = settings;
  // What a child has read before it recorded stays true, also where the teacher changes it meanwhile.
  const [audience] = useState(settings.audience);
  const purpose = {
    service: 'video-answers',
    kind: kinds[media],
    onStored: ({ id }: { readonly id: string }) => onStored(id, audience === 'class'),
  };
  return (
    <div className={styles.area}>
      <p className={styles.hint}>{texts.privacy[audience]}</p>
      <RecordField {...purpose} media={recorded[media]} longestSeconds={longestSeconds} keepLabel={texts.keep} />
      {isUpload ? (
        <div className={styles.upload}>
          <UploadField {...purpose} onStored={(file) => void purpose.onStored(file)} label={texts.upload} />
        </div>
      ) : (
        <Button appearance="subtle" icon={<ArrowUpload20Regular />} onClick={() => setUpload(true)}>
          {texts.upload}
        </Button>
      )}
    </div>
  );
}
