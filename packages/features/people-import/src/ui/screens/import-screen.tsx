import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left';
import type { InputOf } from '@pausenplatz/kernel-contract';
import { ButtonLink, ListState, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { previewImport } from '../../contract/index.ts';
import { importTexts as texts } from '../../texts.ts';
import { useSchool } from '@pausenplatz/office/ui';
import { type ColumnChoices, ColumnsStep } from '../parts/columns-step.tsx';
import { ImportHistory } from '../parts/import-history.tsx';
import { PreviewStep } from '../parts/preview-step.tsx';
import type { ReadList } from '@pausenplatz/kernel-browser/lists';
import { RunStep } from '../parts/run-step.tsx';
import { SourceStep } from '../parts/source-step.tsx';

export type ImportQuestion = InputOf<typeof previewImport>;

export interface Source {
  readonly list: ReadList;
  /** Null for what was pasted: it is read in one way only. */
  readonly file: File | null;
}

type Stage =
  | { readonly kind: 'source' }
  | { readonly kind: 'columns'; readonly source: Source; readonly choices: ColumnChoices | null }
  | { readonly kind: 'preview'; readonly source: Source; readonly choices: ColumnChoices; readonly question: ImportQuestion }
  | { readonly kind: 'run'; readonly operationId: string };

/** `/verwaltung/import/{id}`: a list becomes pupils, in four steps that each can be gone back. */
export function Screen() {
  const { id = '' } = useParams();
  const school = useSchool(id);
  const [stage, setStage] = useState<Stage>({ kind: 'source' });
  return (
    <Frame
      title={texts.title}
      lead={texts.lead}
      above={
        <div>
          <ButtonLink to={`/verwaltung?schule=${id}`} appearance="subtle" icon={<ArrowLeft24Regular />}>
            {school.data?.school.name ?? texts.backToOffice}
          </ButtonLink>
        </div>
      }
    >
      <ListState query={school}>
        {({ classes }) => (
          <>
            {stage.kind === 'source' && (
              <SourceStep schoolId={id} onRead={(source) => setStage({ kind: 'columns', source, choices: null })} />
            )}
            {stage.kind === 'columns' && (
              <ColumnsStep
                // Another sheet, or other letters, is another list.
                key={`${stage.source.list.sheet ?? ''} ${stage.source.list.encoding ?? ''}`}
                source={stage.source}
                first={stage.choices}
                classes={classes}
                onBack={() => setStage({ kind: 'source' })}
                onRead={(source) => setStage({ kind: 'columns', source, choices: null })}
                onReady={(answers, choices) =>
                  setStage({ kind: 'preview', source: stage.source, choices, question: { schoolId: id, ...answers } })
                }
              />
            )}
            {stage.kind === 'preview' && (
              <PreviewStep
                question={stage.question}
                fileName={stage.source.list.fileName}
                onBack={() => setStage({ kind: 'columns', source: stage.source, choices: stage.choices })}
                onStarted={(operationId) => setStage({ kind: 'run', operationId })}
              />
            )}
            {stage.kind === 'run' && <RunStep operationId={stage.operationId} schoolId={id} onAgain={() => setStage({ kind: 'source' })} />}
            {(stage.kind === 'source' || stage.kind === 'run') && <ImportHistory schoolId={id} />}
          </>
        )}
      </ListState>
    </Frame>
  );
}
